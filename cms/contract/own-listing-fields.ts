import { line, requiredLine, text, yesNo } from './field-rules.ts'
import type { FieldRules, Format, FormFields } from './form-fields.ts'
import { OWN_FACTS, type OwnFact } from './own-facts.ts'

// Apart from the other forms' fields: only this form needs the table of all facts.

/** The facts without which a clinic can't be listed. */
const NEEDED = ['name', 'city']

/** What a line has to be. */
const FORMATS: Record<string, Format> = { zipCode: 'zip', phone: 'phone', website: 'url' }

const ownRules = ({ kind, name }: OwnFact): FieldRules => {
  if (kind === 'flag') return { kind: 'flag' }
  if (kind === 'yesNo') return yesNo
  if (kind === 'line') {
    const format = FORMATS[name]
    return { ...(NEEDED.includes(name) ? requiredLine : line), ...(format && { format }) }
  }
  return text
}

/** Every fact of a clinic's own listing: lists have one entry a line, hours one day a line. */
export const ownListingFields: FormFields = {
  /** From the link. */
  token: requiredLine,
  ...Object.fromEntries(OWN_FACTS.map((fact) => [fact.name, ownRules(fact)])),
  /** Whether to be asked once a month if all is right. */
  monthly: { kind: 'flag' },
  note: text,
}
