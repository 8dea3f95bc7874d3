import { hash } from 'node:crypto'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { hasWords } from '../empty.ts'
import { inAll } from './in-all.ts'

/** Which English a translation was made from. */
export interface TranslatedFrom {
  field: string
  locale: Locale
  /** Digests of the translation and of the English at that time. */
  translation: string
  english: string
}

export const digestOf = (value: unknown): string =>
  hash('sha1', JSON.stringify(value ?? null), 'base64url')

/** The languages that texts are translated into. */
export const TRANSLATED = LOCALES.filter((locale) => locale !== 'en')

/**
 * What is to be recorded after a save: a translation that is new or was changed fits the English of
 * now. One that was there before anything was recorded fits the English before this save.
 * @param doc in all languages
 * @param before the English before the save, by field; none if the English was not saved
 */
export const newRecords = (
  fields: Iterable<string>,
  doc: object,
  known: readonly TranslatedFrom[],
  before: object | undefined,
): TranslatedFrom[] =>
  [...fields].flatMap((field) =>
    TRANSLATED.flatMap((locale): TranslatedFrom[] => {
      const texts = inAll(doc, field)
      if (!hasWords(texts[locale])) return []
      const translation = digestOf(texts[locale])
      const last = known.find((one) => one.field === field && one.locale === locale)
      if (last?.translation === translation) return []
      const english = !last && before && field in before ? Reflect.get(before, field) : texts.en
      return [{ field, locale, translation, english: digestOf(english) }]
    }),
  )

/** The fields whose English has changed since they were translated into a language. */
export const changedSince = (
  doc: object,
  known: readonly TranslatedFrom[],
  locale: Locale,
): string[] =>
  known
    .filter((one) => one.locale === locale)
    .filter(({ field, translation, english }) => {
      const texts = inAll(doc, field)
      return digestOf(texts[locale]) === translation && digestOf(texts.en) !== english
    })
    .map(({ field }) => field)
