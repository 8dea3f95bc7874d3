import type { FlattenedField } from 'payload'
import { writeOpeningHours } from '../../clinics/index.ts'
import { spanishField } from '../../contract/clinic-facts.ts'
import { LOCALES, type Locale } from '../../contract/constants.ts'
import { isPhoneLine, lineText, plainLine } from '../../contract/line-text.ts'
import { storedHours } from '../../contract/open-time.ts'
import { isRecord } from '../../documents/rich-text-node.ts'
import { joinList } from '../file/separators.ts'

/** A column of an exported list. */
export interface Column {
  /** Names of nested fields are joined by dots. */
  header: string
  cell: (doc: Document) => string | number
}

/** A document in all languages. A text that nobody has translated is empty. */
export type Document = Readonly<Record<string, unknown>>

const SIMPLE = new Set([
  'checkbox',
  'date',
  'email',
  'number',
  'radio',
  'relationship',
  'select',
  'text',
  'textarea',
  'upload',
])

/** Fields that may hold the name of a referenced document, in order of preference. */
const NAMES = ['name', 'title', 'clinicName', 'email', 'filename', 'id']

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return joinList(value.map(toText))
  if (isRecord(value)) return toText(NAMES.map((name) => value[name]).find(Boolean))
  return String(value)
}

/** Numbers stay numbers, so that -82.6 is not treated as a formula. */
const toCell = (value: unknown) => (typeof value === 'number' ? value : toText(value))

/** Nothing is stored in a virtual field. */
const hidden = (field: FlattenedField) =>
  ('hidden' in field && field.hidden === true) || ('virtual' in field && Boolean(field.virtual))

const valueIn = (locale: Locale, value: unknown) => (isRecord(value) ? value[locale] : undefined)

const linesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value.filter(isPhoneLine) : []).map((line) => lineText(plainLine(line)))

/** The columns of a collection: every field that one cell can hold; lists are joined by '; '. */
export const columnsOf = (fields: FlattenedField[], path: string[] = []): Column[] =>
  fields.flatMap((field): Column[] => {
    if (hidden(field)) return []
    const here = [...path, field.name]
    if (field.type === 'group' || field.type === 'tab')
      return columnsOf(field.flattenedFields, here)
    const read = (doc: Document) =>
      here.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), doc)
    const header = here.join('.')
    if (field.name === 'openingHours') {
      const cell: Column['cell'] = (doc) => writeOpeningHours(storedHours(read(doc)))
      return [{ header, cell }]
    }
    if (field.name === 'phones' && path.length === 0) {
      const cell: Column['cell'] = (doc) => joinList(linesIn(read(doc)))
      return [{ header, cell }]
    }
    if (!SIMPLE.has(field.type)) return []
    if (!('localized' in field && field.localized))
      return [{ header, cell: (doc) => toCell(read(doc)) }]
    // An import must not mistake Spanish for English.
    const headers = { en: header, es: spanishField(header) }
    return LOCALES.map((locale) => ({
      header: headers[locale],
      cell: (doc) => toCell(valueIn(locale, read(doc))),
    }))
  })
