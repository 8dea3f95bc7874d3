import { type FactsOfKind, factsOfKind } from './clinic-facts.ts'
import { line, requiredLine, text, yesNo } from './field-rules.ts'
import {
  type FormFields,
  SERVICE_CHOICES,
  STATE_CHOICES,
  TERRITORY_CHOICES,
} from './form-fields.ts'

// Apart from the other forms' fields: few forms need the table of all facts.

const flag = { kind: 'flag' } as const

/** What people ask before they go. */
export const VISIT_FACTS = factsOfKind('yesNo')

type VisitFields = Record<FactsOfKind<'yesNo'>, typeof yesNo>

const visitFields = Object.fromEntries(VISIT_FACTS.map((name) => [name, yesNo])) as VisitFields

/** Asks for a clinic to be listed. */
export const clinicFields = {
  clinicName: requiredLine,
  address: requiredLine,
  city: requiredLine,
  state: { ...line, options: [...STATE_CHOICES, ...TERRITORY_CHOICES] },
  zipCode: { ...requiredLine, format: 'zip' },
  phone: { ...requiredLine, format: 'phone' },
  website: { ...line, format: 'url' },
  description: text,
  services: { kind: 'list', options: SERVICE_CHOICES },
  isFree: flag,
  isLowCost: flag,
  hoursOfOperation: text,
  eligibilityRequirements: text,
  ...visitFields,
  firstVisitWait: line,
  firstVisitCost: line,
  /** One on each line. */
  insuranceAccepted: text,
  contactName: requiredLine,
  contactEmail: { ...requiredLine, format: 'email' },
  contactPhone: { ...line, format: 'phone' },
} as const satisfies FormFields
