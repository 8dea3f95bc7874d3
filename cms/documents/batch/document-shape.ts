import type { FlattenedField, Payload } from 'payload'
import { LOCALES } from '../../contract/constants.ts'
import { columnIn, type Row } from '../queries/document-rows.ts'
import { isRecord } from '../rich-text-node.ts'

/** What a table of its own holds for a whole document: each row says its field by a path. */
export interface Lists {
  texts: readonly Row[]
  references: readonly Row[]
}

/** Reads what a field holds. @param path of what the row is about, with a dot at its end */
type Read = (row: Row, path: string, lists: Lists) => unknown

/** Makes what a group of fields says of a row. */
export type Shape = (row: Row, path: string, lists: Lists) => Row

/** Where a field is stored. The prefix is that of the groups that it is in. */
interface Place {
  db: Payload['db']
  table: string
  prefix: string
}

export const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true
const isVirtual = (field: FlattenedField) => 'virtual' in field && Boolean(field.virtual)
const hasMany = (field: FlattenedField) => 'hasMany' in field && field.hasMany === true

const unknownKind = ({ name, type }: FlattenedField, { table }: Place) =>
  new Error(`Fields such as “${name}” (${type}) of ${table} can’t be read in batches yet.`)

/** By language, of rows that say theirs in a column. */
const inAllOf = (
  rows: readonly Row[],
  column: string,
  read: (rows: readonly Row[]) => unknown,
): Row => {
  const all: Row = {}
  for (const language of LOCALES) {
    const own = rows.filter((row) => row[column] === language)
    if (own.length > 0 || rows.length === 0) all[language] = read(own)
  }
  return all
}

const readScalar = (field: FlattenedField, place: Place): Read => {
  const { db, table, prefix } = place
  const own = isLocalized(field) ? db.rawRelations[table]?._locales?.to : table
  const column = own && columnIn(db, own, prefix + field.name)
  if (!column) throw unknownKind(field, place)
  const valueIn = (row: Row | undefined): unknown => {
    const stored = row?.[column]
    return field.type === 'date' && typeof stored === 'string'
      ? new Date(stored).toISOString()
      : stored
  }
  if (!isLocalized(field)) return valueIn
  return (row) => inAllOf(rowsIn(row._locales), '_locale', ([texts]) => valueIn(texts))
}

const readMany = (field: FlattenedField, list: keyof Lists, column: string): Read => {
  const values = (rows: readonly Row[]) => rows.map((row) => row[column])
  return (_, path, lists) => {
    const own = path + field.name
    const rows = lists[list].filter((row) => row.path === own)
    return isLocalized(field) ? inAllOf(rows, 'locale', values) : values(rows)
  }
}

const readerOf = (field: FlattenedField, place: Place): Read => {
  const { db, table, prefix } = place
  const key = prefix + field.name
  if (field.type === 'group' || field.type === 'tab') {
    const shape = shapeOf(db, table, field.flattenedFields, `${key}_`)
    return (row, path, lists) => shape(row, `${path}${field.name}.`, lists)
  }
  if (field.type === 'array' && !isLocalized(field)) {
    const shape = shapeOf(db, db.rawRelations[table]?.[key]?.to ?? '', field.flattenedFields)
    return (row, path, lists) =>
      rowsIn(row[key]).map((item, index) =>
        // A version's rows have ids of their own beside those of its lists.
        shape({ ...item, id: item._uuid ?? item.id }, `${path}${field.name}.${index}.`, lists),
      )
  }
  if (!hasMany(field)) return readScalar(field, place)
  if (field.type === 'select' && !isLocalized(field))
    return (row) => rowsIn(row[key]).map(({ value }) => value)
  if (field.type === 'text') return readMany(field, 'texts', 'text')
  if (field.type === 'relationship' && typeof field.relationTo === 'string')
    return readMany(field, 'references', `${field.relationTo.replaceAll('-', '_')}_id`)
  throw unknownKind(field, place)
}

/** How rows of a table become what some fields say. */
export const shapeOf = (
  db: Payload['db'],
  table: string,
  fields: readonly FlattenedField[],
  prefix = '',
): Shape => {
  const reads = fields
    .filter((field) => !isVirtual(field))
    .map((field) => [field.name, readerOf(field, { db, table, prefix })] as const)
  return (row, path, lists) => {
    const made: Row = {}
    for (const [name, read] of reads) made[name] = read(row, path, lists)
    return made
  }
}
