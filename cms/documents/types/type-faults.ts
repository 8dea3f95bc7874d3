import type { FlattenedField, ValidationFieldError } from 'payload'
import { fieldLabel } from '../fields/field-label.ts'
import { isNoRows } from './empty-lists.ts'
import { isObject, valueFault } from './value-fault.ts'

const rowsFaults = (
  value: unknown,
  path: string,
  fieldsOf: (row: Record<string, unknown>) => FlattenedField[] | undefined,
): ValidationFieldError[] | string => {
  if (isNoRows(value)) return []
  if (!Array.isArray(value)) return 'This has to be a list.'
  return value.flatMap((row, index) => {
    if (row === null) return []
    const at = `${path}.${index}`
    const fields = isObject(row) && isRowId(row.id) ? fieldsOf(row) : undefined
    if (!isObject(row) || !fields)
      return [{ path: at, message: 'This has to be a row of the list.', label: at }]
    return typeFaults(fields, row, `${at}.`)
  })
}

const isRowId = (id: unknown) => id === undefined || id === null || typeof id === 'string'

/** What is wrong inside a field that holds others, or with the value as a whole. */
const insideFaults = (
  field: FlattenedField,
  value: unknown,
  path: string,
): ValidationFieldError[] | string => {
  switch (field.type) {
    case 'group':
    case 'tab':
      if (!isObject(value)) return 'This has to be a group of fields.'
      return typeFaults(field.flattenedFields, value, `${path}.`)
    case 'array':
      return rowsFaults(value, path, () => field.flattenedFields)
    case 'blocks':
      return rowsFaults(
        value,
        path,
        ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields,
      )
    default:
      return []
  }
}

/** Every document has these, whatever else it lacks. */
const ALWAYS_THERE = ['createdAt', 'updatedAt']

const faultsOf = (
  field: FlattenedField,
  value: unknown,
  path: string,
): ValidationFieldError[] | string => {
  const isGroup = field.type === 'group' || field.type === 'tab'
  if (value === undefined) return []
  if (value === null && !isGroup)
    return ALWAYS_THERE.includes(field.name) ? 'This has to be a date.' : []
  return valueFault(field, value) ?? insideFaults(field, value, path)
}

/**
 * The fields of a document whose values are of another kind than theirs, which Payload and Postgres
 * would fail on. It doesn't matter here whether a value is missing, or allowed.
 * @param before the path of what holds the fields: 'hours.0.'
 */
export const typeFaults = (
  fields: FlattenedField[],
  data: Record<string, unknown>,
  before = '',
): ValidationFieldError[] =>
  fields.flatMap((field) => {
    if (!Object.hasOwn(data, field.name) || ('virtual' in field && field.virtual)) return []
    const path = before + field.name
    const faults = faultsOf(field, data[field.name], path)
    if (typeof faults !== 'string') return faults
    return [{ path, message: faults, label: fieldLabel(field, 'en') }]
  })
