import { hoursInWords } from '../../contract/hours-in-words.ts'
import { lineText, plainLine } from '../../contract/line-text.ts'
import { storedHours } from '../../contract/open-time.ts'
import { idOf } from '../../documents/id-of.ts'
import { type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'
import type { Clinic } from '../../payload-types.ts'
import type { Names } from '../../vocabulary/index.ts'
import type { MergedFact } from './merged-facts.ts'

const YES = { en: 'Yes', es: 'Sí' }
const NO = { en: 'No', es: 'No' }

const plain = (value: unknown, say: Say): string | null => {
  if (Array.isArray(value)) return value.join(', ') || null
  if (value === true || value === 'yes') return say(YES)
  if (value === 'no') return say(NO)
  return value === null || value === undefined || value === false || value === ''
    ? null
    : String(value)
}

/** Facts that need more than their stored text. */
type InWords = (clinic: Clinic, names: Names, language: PanelLanguage) => string | null

const special: Readonly<Record<string, InWords>> = {
  address: ({ address, city, state, zipCode, addressIsPrivate }, { states }, language) =>
    [
      addressIsPrivate ? sayIn(language)({ en: 'Private', es: 'Privada' }) : address,
      city,
      [states.get(idOf(state ?? 0)), zipCode].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', ') || null,
  phone: ({ phone, phoneExtension }, _, language) =>
    phone
      ? [phone, phoneExtension]
          .filter(Boolean)
          .join(sayIn(language)({ en: ', extension ', es: ', extensión ' }))
      : null,
  point: ({ latitude, longitude, coordinatesApproximate }, _, language) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? `${latitude}, ${longitude}${coordinatesApproximate ? sayIn(language)({ en: ' (approximate)', es: ' (aproximado)' }) : ''}`
      : null,
  addedCategories: ({ addedCategories }, { categories }) =>
    (addedCategories ?? []).map((category) => categories.get(idOf(category))).join(', ') || null,
  phones: ({ phones }, _, language) =>
    (phones ?? []).map((line) => lineText(plainLine(line), language)).join('; ') || null,
  openingHours: ({ openingHours }, _, language) =>
    hoursInWords(storedHours(openingHours), language),
}

/** A fact of a clinic in words; null if it says nothing. */
export const mergedText = (
  fact: MergedFact,
  clinic: Clinic,
  names: Names,
  language: PanelLanguage,
): string | null => {
  const [field] = fact.fields
  const inWords = special[fact.name]
  if (inWords) return inWords(clinic, names, language)
  return field ? plain(clinic[field], sayIn(language)) : null
}
