import type { ClientField } from 'payload'
import { isEmpty } from '../../presenters/empty.ts'

/** A field that has words in English and none in Spanish. */
export interface Untranslated {
  name: string
  label: string
}

const LANGUAGES = ['en', 'es'] as const

const hasWords = (value: unknown): boolean =>
  !isEmpty(typeof value === 'string' ? value.trim() : value)

const labelOf = (field: ClientField): string =>
  'label' in field && typeof field.label === 'string'
    ? field.label
    : String(Reflect.get(field, 'name'))

/**
 * Which localized fields still lack their Spanish.
 * @param doc read in all languages at once: {en, es} by field
 */
export const untranslatedFields = (fields: ClientField[], doc: object): Untranslated[] =>
  fields.flatMap((field): Untranslated[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap(({ fields: inner }) => untranslatedFields(inner, doc))
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return untranslatedFields(field.fields, doc)
    }
    if (!('name' in field) || !('localized' in field) || !field.localized) return []
    const both: unknown = Reflect.get(doc, field.name)
    if (typeof both !== 'object' || both === null) return []
    const [english, spanish] = LANGUAGES.map((code) => hasWords(Reflect.get(both, code)))
    return english && !spanish ? [{ name: field.name, label: labelOf(field) }] : []
  })
