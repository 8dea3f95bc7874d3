/** How a fact is kept, and so how it is shown and corrected. */
export type FactKind = 'text' | 'paragraph' | 'list' | 'fact' | 'flag' | 'hours'

interface Fact {
  name: string
  label: string
  kind: FactKind
}

/**
 * What is asked when somebody calls a clinic, in the order in which a call goes. The names are
 * those of the clinic’s fields.
 */
export const FACTS = [
  { name: 'name', label: 'Name', kind: 'text' },
  { name: 'address', label: 'Street address', kind: 'text' },
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'zipCode', label: 'ZIP code', kind: 'text' },
  { name: 'phone', label: 'Phone', kind: 'text' },
  { name: 'phoneExtension', label: 'Extension', kind: 'text' },
  { name: 'hoursOfOperation', label: 'Hours', kind: 'paragraph' },
  { name: 'openingHours', label: 'Opening times', kind: 'hours' },
  { name: 'acceptsNewPatients', label: 'Accepts new patients', kind: 'fact' },
  { name: 'walkInsWelcome', label: 'Walk-ins welcome', kind: 'fact' },
  { name: 'appointments', label: 'Appointments', kind: 'paragraph' },
  { name: 'isFree', label: 'Free', kind: 'flag' },
  { name: 'isLowCost', label: 'Low-cost', kind: 'flag' },
  { name: 'slidingFeeScale', label: 'Sliding fee scale', kind: 'fact' },
  { name: 'insuranceAccepted', label: 'Insurance accepted', kind: 'list' },
  { name: 'eligibilityRequirements', label: 'Who may come', kind: 'paragraph' },
  { name: 'services', label: 'Services', kind: 'list' },
  { name: 'languages', label: 'Languages', kind: 'list' },
  { name: 'interpreters', label: 'Interpreters', kind: 'fact' },
  { name: 'telehealth', label: 'Telehealth', kind: 'fact' },
  { name: 'website', label: 'Website', kind: 'text' },
] as const satisfies readonly Fact[]

export type FactName = (typeof FACTS)[number]['name']

export const factNamed = (name: string) => FACTS.find((fact) => fact.name === name)
