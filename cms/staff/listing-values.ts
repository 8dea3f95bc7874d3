import { isDeepStrictEqual } from 'node:util'
import {
  type ClinicPatch,
  knownValue,
  linesFromTexts,
  readHoursAlone,
  readOpeningHours,
  writeOpeningHours,
} from '../clinics/index.ts'
import { hoursInWords } from '../contract/hours-in-words.ts'
import { lineText, plainLine } from '../contract/line-text.ts'
import { type OpenTime, storedHours } from '../contract/open-time.ts'
import { OWN_FACTS, type OwnFact } from '../contract/own-facts.ts'
import type { Locale } from '../contract/paths.ts'
import type { PhoneLine } from '../contract/phone-lines.ts'
import type { Clinic } from '../payload-types.ts'

/** The values of the form: texts, and whether a box is ticked. */
export type ListingValues = Record<string, string | boolean>

const linesOf = ({ phones }: Clinic): PhoneLine[] => (phones ?? []).map(plainLine)

const written = (clinic: Clinic, { name, kind }: OwnFact, locale: Locale): string | boolean => {
  if (kind === 'hours')
    return writeOpeningHours(storedHours(clinic.openingHours), locale).replaceAll('; ', '\n')
  if (kind === 'phones')
    return linesOf(clinic)
      .map((line) => lineText(line, locale))
      .join('\n')
  const value = clinic[name]
  if (Array.isArray(value)) return value.join('\n')
  if (kind === 'flag') return value === true
  return typeof value === 'string' ? value : ''
}

/** The facts that a clinic has: a private address has no street. */
const factsOf = (isPrivate: unknown) =>
  OWN_FACTS.filter(({ name }) => !(isPrivate && name === 'address'))

/** A clinic's facts as the form of a language writes them. */
export const listingValues = (clinic: Clinic, locale: Locale): ListingValues =>
  Object.fromEntries(
    factsOf(clinic.addressIsPrivate).map((fact) => [fact.name, written(clinic, fact, locale)]),
  )

/** The facts that are not known. A box that isn't ticked says no. */
export const unknownFacts = (clinic: Clinic): OwnFact['name'][] =>
  factsOf(clinic.addressIsPrivate)
    .filter(({ name, kind }) => kind !== 'flag' && knownValue(clinic[name]) === null)
    .map(({ name }) => name)

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A fact as it is stored; undefined if the text can't be read. */
const read = ({ kind }: OwnFact, value: string | boolean, locale: Locale): unknown => {
  if (typeof value === 'boolean') return value
  if (kind === 'list') return lines(value)
  if (kind === 'hours') return readOpeningHours(lines(value).join('\n'), locale)
  if (kind === 'phones') return linesFromTexts(lines(value), '')
  return value.trim() || null
}

const itemInWords = (item: string | PhoneLine): string =>
  typeof item === 'string' ? item : lineText(item)

const inWords = (value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(itemInWords).join(', ') || null
  return value ? String(value) : null
}

/** What would change, and how editors read it. */
export interface ListingChange {
  field: OwnFact['name']
  label: string
  before: string | null
  after: string | null
}

export interface ListingChanges {
  data: ClinicPatch
  changes: ListingChange[]
  /** Facts whose texts can't be read. */
  unclear: string[]
}

/** Weekly hours that say more than a week, or can't be read, are kept as words too. */
const withHoursInWords = (
  sent: ListingValues,
  before: ListingValues,
  locale: Locale,
): ListingValues => {
  const { openingHours: typed, hoursOfOperation: words } = sent
  if (typeof typed !== 'string' || typed.trim() === '' || typed === before.openingHours) return sent
  if (readHoursAlone(typed, locale)) return sent
  // Words that nobody has changed are about the hours before.
  const changed = words && words !== before.hoursOfOperation ? [words] : []
  return { ...sent, hoursOfOperation: [...changed, typed.trim()].join('\n') }
}

const knownNow = (clinic: Clinic, { name, kind }: OwnFact): unknown => {
  if (kind === 'hours') return storedHours(clinic.openingHours)
  return kind === 'phones' ? linesOf(clinic) : clinic[name]
}

/** How the values of a language's form differ from the published clinic. */
export const listingChanges = (
  clinic: Clinic,
  sent: ListingValues,
  locale: Locale,
): ListingChanges => {
  const data: Record<string, unknown> = {}
  const changes: ListingChange[] = []
  const unclear: string[] = []
  const before = listingValues(clinic, locale)
  const values = withHoursInWords(sent, before, locale)
  for (const fact of factsOf(values.addressIsPrivate ?? clinic.addressIsPrivate)) {
    const { name, kind, label } = fact
    const typed = values[name]
    if (typed === undefined || typed === before[name]) continue
    const value = read(fact, typed, locale)
    if (value === undefined && kind === 'phones') unclear.push(name)
    const now = knownNow(clinic, fact)
    if (value === undefined || isDeepStrictEqual(knownValue(value), knownValue(now))) continue
    data[name] = value
    const text = (one: unknown) =>
      kind === 'hours' ? hoursInWords(one as OpenTime[], 'en') : inWords(one)
    changes.push({ field: name, label: label.en, before: text(now), after: text(value) })
  }
  return { data, changes, unclear }
}
