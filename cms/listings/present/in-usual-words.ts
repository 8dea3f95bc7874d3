import { readHoursAlone } from '../../clinics/index.ts'
import type { Locale } from '../../contract/constants.ts'
import { hoursInWords } from '../../contract/hours-in-words.ts'
import type { Clinic as ClinicDocument } from '../../payload-types.ts'
import { usualWord } from './usual-words.ts'

/** Hours that a text surely says, and nothing else, in words of a language. */
const hoursIn = (text: string, locale: Locale): string | undefined =>
  hoursInWords(readHoursAlone(text) ?? [], locale) ?? undefined

/** What editors have named an entry of a fact in the language. */
type NameOf = (fact: string, entry: string) => string | undefined

/** A list is translated whole or not at all: half of it would be read in the wrong voice. */
const listIn = (
  name: string,
  list: readonly unknown[],
  locale: Locale,
  nameOf: NameOf,
): string[] | undefined => {
  const words = list.map((entry) =>
    typeof entry === 'string' ? (usualWord(entry, locale) ?? nameOf(name, entry)) : undefined,
  )
  return words.every((word) => word !== undefined) ? words : undefined
}

const noName: NameOf = () => undefined

const valueIn = (name: string, value: unknown, locale: Locale, nameOf = noName) => {
  if (Array.isArray(value)) return listIn(name, value, locale, nameOf)
  if (typeof value !== 'string') return undefined
  return name === 'hoursOfOperation' ? hoursIn(value, locale) : usualWord(value, locale)
}

/** The names of the English texts that can't be said in the words of a language. */
export const stillEnglish = (
  english: Readonly<Record<string, unknown>>,
  locale: Locale,
): string[] =>
  Object.entries(english).flatMap(([name, value]) =>
    valueIn(name, value, locale) === undefined ? [name] : [],
  )

/** Shown on every page, and kept in English. */
const ONE_TEXT = ['organizationType'] as const

/**
 * A document whose English texts are said in the words of its reader as far as these are certain:
 * hours, and short texts that many clinics have alike.
 * @param inEnglish names of its texts that nobody has translated
 * @param nameOf what editors have named the entries of its lists
 * @returns it, and which texts are still in English
 */
export const inUsualWords = (
  clinic: ClinicDocument,
  locale: Locale,
  inEnglish: readonly string[],
  nameOf?: NameOf,
): { clinic: ClinicDocument; inEnglish: string[] } => {
  if (locale === 'en') return { clinic, inEnglish: [...inEnglish] }
  const found = new Map<string, unknown>()
  for (const name of [...inEnglish, ...ONE_TEXT]) {
    const value = valueIn(name, Reflect.get(clinic, name), locale, nameOf)
    if (value !== undefined) found.set(name, value)
  }
  return {
    clinic: { ...clinic, ...Object.fromEntries(found) },
    inEnglish: inEnglish.filter((name) => !found.has(name)),
  }
}
