import type { FlattenedField } from 'payload'
import { isRecord } from '../../presenters/rich-text/node.ts'

/** A column of an exported list. */
export interface Column {
  /** Names of nested fields are joined by dots. */
  header: string
  cell: (doc: Record<string, unknown>) => string | number
}

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

/** What a document that is referred to is called. */
const NAMES = ['name', 'title', 'clinicName', 'email', 'filename', 'id']

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toText).join('; ')
  if (isRecord(value)) return toText(NAMES.map((name) => value[name]).find(Boolean))
  return String(value)
}

/** A number stays one, so that -82.6 is not taken for a formula. */
const toCell = (value: unknown) => (typeof value === 'number' ? value : toText(value))

const hidden = (field: FlattenedField) => 'hidden' in field && field.hidden === true

/** The columns of a collection: every field that one cell can hold; lists are joined by '; '. */
export const columnsOf = (fields: FlattenedField[], path: string[] = []): Column[] =>
  fields.flatMap((field): Column[] => {
    if (hidden(field)) return []
    const here = [...path, field.name]
    if (field.type === 'group' || field.type === 'tab')
      return columnsOf(field.flattenedFields, here)
    if (!SIMPLE.has(field.type)) return []
    const read = (doc: Record<string, unknown>) =>
      here.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), doc)
    return [{ header: here.join('.'), cell: (doc) => toCell(read(doc)) }]
  })
