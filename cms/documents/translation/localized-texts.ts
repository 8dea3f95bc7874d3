import type { ClientField } from 'payload'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import { hasWords } from '../empty.ts'
import { fieldLabel } from '../fields/field-label.ts'

/** A text that visitors read, and the languages it is written in. */
export interface LocalizedText {
  name: string
  label: string
  english: boolean
  spanish: boolean
}

/**
 * A document's localized fields, in the order of its form.
 * @param doc read in all languages together: {en, es} by field
 */
export const localizedTexts = (
  fields: ClientField[],
  doc: object,
  language: PanelLanguage = 'en',
): LocalizedText[] =>
  fields.flatMap((field): LocalizedText[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap(({ fields: inner }) => localizedTexts(inner, doc, language))
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return localizedTexts(field.fields, doc, language)
    }
    if (!('name' in field) || !('localized' in field) || !field.localized) return []
    const both: unknown = Reflect.get(doc, field.name)
    if (typeof both !== 'object' || both === null) return []
    const [english, spanish] = [Reflect.get(both, 'en'), Reflect.get(both, 'es')].map(hasWords)
    return [
      {
        name: field.name,
        label: fieldLabel(field, language),
        english: !!english,
        spanish: !!spanish,
      },
    ]
  })

/** Texts that a Spanish reader would get in English. */
export const untranslated = (texts: LocalizedText[]): LocalizedText[] =>
  texts.filter(({ english, spanish }) => english && !spanish)
