import type { ClientField } from 'payload'
import { hasWords } from '../empty.ts'

/** A text that visitors read, and the languages it is written in. */
export interface LocalizedText {
  name: string
  label: string
  english: boolean
  spanish: boolean
}

const labelOf = (field: ClientField): string =>
  'label' in field && typeof field.label === 'string'
    ? field.label
    : String(Reflect.get(field, 'name'))

/**
 * A document's localized fields, in the order of its form.
 * @param doc read in all languages together: {en, es} by field
 */
export const localizedTexts = (fields: ClientField[], doc: object): LocalizedText[] =>
  fields.flatMap((field): LocalizedText[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap(({ fields: inner }) => localizedTexts(inner, doc))
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return localizedTexts(field.fields, doc)
    }
    if (!('name' in field) || !('localized' in field) || !field.localized) return []
    const both: unknown = Reflect.get(doc, field.name)
    if (typeof both !== 'object' || both === null) return []
    const [english, spanish] = [Reflect.get(both, 'en'), Reflect.get(both, 'es')].map(hasWords)
    return [{ name: field.name, label: labelOf(field), english: !!english, spanish: !!spanish }]
  })

/** Texts that a Spanish reader would get in English. */
export const untranslated = (texts: LocalizedText[]): LocalizedText[] =>
  texts.filter(({ english, spanish }) => english && !spanish)
