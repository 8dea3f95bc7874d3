import { CLINIC_LABELS, type ClinicLabelled } from '../../contract/clinic-labels.ts'

/** How a fact is kept, and so how it is shown and corrected. */
export type FactKind = 'text' | 'paragraph' | 'list' | 'fact' | 'flag' | 'hours'

interface Fact {
  name: ClinicLabelled
  kind: FactKind
}

/**
 * What is asked when somebody calls a clinic, in the order in which a call goes. The names are
 * those of the clinic’s fields.
 */
const ASKED = [
  { name: 'name', kind: 'text' },
  { name: 'address', kind: 'text' },
  { name: 'city', kind: 'text' },
  { name: 'zipCode', kind: 'text' },
  { name: 'phone', kind: 'text' },
  { name: 'phoneExtension', kind: 'text' },
  { name: 'hoursOfOperation', kind: 'paragraph' },
  { name: 'openingHours', kind: 'hours' },
  { name: 'acceptsNewPatients', kind: 'fact' },
  { name: 'walkInsWelcome', kind: 'fact' },
  { name: 'appointments', kind: 'paragraph' },
  { name: 'isFree', kind: 'flag' },
  { name: 'isLowCost', kind: 'flag' },
  { name: 'slidingFeeScale', kind: 'fact' },
  { name: 'insuranceAccepted', kind: 'list' },
  { name: 'eligibilityRequirements', kind: 'paragraph' },
  { name: 'services', kind: 'list' },
  { name: 'languages', kind: 'list' },
  { name: 'interpreters', kind: 'fact' },
  { name: 'telehealth', kind: 'fact' },
  { name: 'website', kind: 'text' },
] as const satisfies readonly Fact[]

export const FACTS = ASKED.map((fact) => ({ ...fact, label: CLINIC_LABELS[fact.name] }))

export type FactName = (typeof ASKED)[number]['name']

export const factNamed = (name: string) => FACTS.find((fact) => fact.name === name)
