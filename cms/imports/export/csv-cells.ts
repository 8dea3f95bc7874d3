import type { FlattenedField } from 'payload'
import { isOpenTime, type OpenTime, writeOpeningHours } from '../../clinics/index.ts'
import { isPhoneLine, lineText, plainLine } from '../../contract/line-text.ts'

import { isRecord } from '../../documents/rich-text-node.ts'
import { joinList } from '../file/separators.ts'

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

const timesOf = (value: unknown): OpenTime[] =>
  Array.isArray(value) ? value.filter(isOpenTime) : []

const linesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value.filter(isPhoneLine) : []).map((line) => lineText(plainLine(line)))

/**
 * The columns of a collection: every field that one cell can hold; lists are joined by '; '.
 * @param language of the texts; headers of localized columns name it if it is not English
 */
export const columnsOf = (
  fields: FlattenedField[],
  language = 'en',
  path: string[] = [],
): Column[] =>
  fields.flatMap((field): Column[] => {
    if (hidden(field)) return []
    const here = [...path, field.name]
    if (field.type === 'group' || field.type === 'tab')
      return columnsOf(field.flattenedFields, language, here)
    const read = (doc: Record<string, unknown>) =>
      here.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), doc)
    const isForeign = language !== 'en' && 'localized' in field && field.localized
    // An import must not mistake these texts for English.
    const header = here.join('.') + (isForeign ? ` (${language})` : '')
    if (field.name === 'openingHours') {
      return [{ header, cell: (doc) => writeOpeningHours(timesOf(read(doc))) }]
    }
    if (field.name === 'phones' && path.length === 0) {
      return [{ header, cell: (doc) => joinList(linesIn(read(doc))) }]
    }
    if (!SIMPLE.has(field.type)) return []
    return [{ header, cell: (doc) => toCell(read(doc)) }]
  })
