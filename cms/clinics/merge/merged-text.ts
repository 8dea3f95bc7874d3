import { lineText, plainLine } from '../../contract/line-text.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { idOf } from '../../documents/id-of.ts'
import type { Clinic } from '../../payload-types.ts'
import type { Names } from '../../vocabulary/index.ts'
import { hoursInWords } from '../hours/hours-in-words.ts'
import { storedHours } from '../hours/open-time.ts'
import type { MergedFact } from './merged-facts.ts'

const plain = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.join(', ') || null
  if (value === true) return 'Yes'
  if (value === 'yes' || value === 'no') return capitalized(value)
  return value === null || value === undefined || value === false || value === ''
    ? null
    : String(value)
}

/** Facts that need more than their stored text. */
const special: Readonly<Record<string, (clinic: Clinic, names: Names) => string | null>> = {
  address: ({ address, city, state, zipCode, addressIsPrivate }, { states }) =>
    [
      addressIsPrivate ? 'Private' : address,
      city,
      [states.get(idOf(state ?? 0)), zipCode].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', ') || null,
  phone: ({ phone, phoneExtension }) =>
    phone ? [phone, phoneExtension].filter(Boolean).join(', extension ') : null,
  point: ({ latitude, longitude, coordinatesApproximate }) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? `${latitude}, ${longitude}${coordinatesApproximate ? ' (approximate)' : ''}`
      : null,
  addedCategories: ({ addedCategories }, { categories }) =>
    (addedCategories ?? []).map((category) => categories.get(idOf(category))).join(', ') || null,
  phones: ({ phones }) =>
    (phones ?? []).map((line) => lineText(plainLine(line))).join('; ') || null,
  openingHours: ({ openingHours }) => hoursInWords(storedHours(openingHours), 'en'),
}

/** A fact of a clinic in words; null if it says nothing. */
export const mergedText = (fact: MergedFact, clinic: Clinic, names: Names): string | null => {
  const [field] = fact.fields
  const say = special[fact.name]
  if (say) return say(clinic, names)
  return field ? plain(clinic[field]) : null
}
