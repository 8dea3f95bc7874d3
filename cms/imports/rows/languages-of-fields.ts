import { LOCALIZED_FACTS, spanishField } from '../../contract/clinic-facts.ts'
import type { Locale } from '../../contract/constants.ts'
import { inAll } from '../../documents/translation/in-all.ts'

/** The names of the facts by what files call their Spanish. */
const FACTS: ReadonlyMap<string, string> = new Map(
  LOCALIZED_FACTS.map((name) => [spanishField(name), name]),
)

const isSpanishField = (field: string): boolean => FACTS.has(field)

/** The fact whose Spanish a field is, or the field itself. */
export const englishField = (field: string): string => FACTS.get(field) ?? field

/** Fields of a file as documents have them: each language apart, under the same names. */
export const inLanguages = (data: object): Record<'en' | 'es', Record<string, unknown>> => {
  const entries = Object.entries(data)
  return {
    en: Object.fromEntries(entries.filter(([field]) => !isSpanishField(field))),
    es: Object.fromEntries(
      entries.flatMap(([field, value]) =>
        isSpanishField(field) ? [[englishField(field), value]] : [],
      ),
    ),
  }
}

/** A Spanish document's texts, as files call them. */
export const spanishOf = (document: object): Record<string, unknown> => {
  const values: Record<string, unknown> = { ...document }
  return Object.fromEntries([...FACTS].map(([field, name]) => [field, values[name] ?? null]))
}

/** A document that was read in all languages, in one of them. */
export const textsIn = <Document extends object>(document: Document, locale: Locale): Document => ({
  ...document,
  ...Object.fromEntries(
    LOCALIZED_FACTS.map((name) => [name, inAll(document, name)[locale] ?? null]),
  ),
})
