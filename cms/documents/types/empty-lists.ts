import type { FlattenedField } from 'payload'
import { isObject } from './value-fault.ts'

type Values = Record<string, unknown>

/** How Payload's forms send a list without rows. */
export const isNoRows = (value: unknown): boolean => value === 0 || value === '0' || value === ''

const isListOfChoices = (field: FlattenedField) =>
  field.type === 'select' && 'hasMany' in field && field.hasMany === true

const listsIn = (field: FlattenedField | undefined, value: unknown): unknown => {
  switch (field?.type) {
    case 'group':
    case 'tab':
      return isObject(value) ? withEmptyLists(field.flattenedFields, value) : value
    case 'array':
      return rowsOf(value, () => field.flattenedFields)
    case 'blocks':
      return rowsOf(
        value,
        ({ blockType }) =>
          field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [],
      )
    default:
      return field && isListOfChoices(field) && value === '' ? [] : value
  }
}

const rowsOf = (value: unknown, fieldsOf: (row: Values) => FlattenedField[]): unknown => {
  if (isNoRows(value)) return []
  if (!Array.isArray(value)) return value
  return value.map((row) => (isObject(row) ? withEmptyLists(fieldsOf(row), row) : row))
}

/** A document from outside, with a list wherever nothing stands for one: hooks go through lists. */
export const withEmptyLists = (fields: FlattenedField[], data: Values): Values =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      listsIn(
        fields.find((field) => field.name === name),
        value,
      ),
    ]),
  )
