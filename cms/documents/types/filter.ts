import type { FlattenedField } from 'payload'
import { validOperatorSet } from 'payload/shared'
import { isDocumentId, isObject } from './value-fault.ts'

/** The fields of a collection by its name. */
export type FieldsOf = (collection: string) => FlattenedField[] | undefined

/** Payload has these for points and for other databases; here it would fail on them. */
const UNKNOWN_HERE = ['near', 'within', 'intersects', 'all']
const OF_LISTS = ['in', 'not_in']
const OF_TEXT = ['like', 'not_like', 'contains']

const TEXTS: readonly string[] = ['text', 'textarea', 'email', 'code']
const RELATIONS: readonly string[] = ['relationship', 'upload']

const ID: FlattenedField = { name: 'id', type: 'number' }

/** The field that a path ends at; undefined if that is inside of JSON, or nowhere. */
const fieldAt = (
  fields: FlattenedField[],
  [name, ...rest]: string[],
  fieldsOf: FieldsOf,
): FlattenedField | undefined => {
  const field = name === 'id' ? ID : fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return field
  if (field.type === 'json' || field.type === 'richText') return undefined
  if ('flattenedFields' in field) return fieldAt(field.flattenedFields, rest, fieldsOf)
  if (!('relationTo' in field)) return field
  return typeof field.relationTo === 'string'
    ? fieldAt(fieldsOf(field.relationTo) ?? [], rest, fieldsOf)
    : undefined
}

/** Payload’s own filters have dates as they are, what comes from outside has texts. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || value instanceof Date

/** Fields that name documents of several collections are compared with nothing else than that. */
const isReference = (value: unknown, collections: string[]): boolean =>
  isObject(value) && collections.includes(String(value.relationTo)) && isDocumentId(value.value)

const isList = (field: FlattenedField) => 'hasMany' in field && field.hasMany === true

/** Whether Postgres can compare what a field holds with a part of a text. */
const takesText = (field: FlattenedField, operator: string): boolean => {
  if (TEXTS.includes(field.type)) return true
  if (operator === 'like') return field.type === 'number' || RELATIONS.includes(field.type)
  return operator === 'contains' && isList(field) && field.type !== 'number'
}

const isComparison = (
  field: FlattenedField | undefined,
  operator: string,
  operand: unknown,
  fieldsOf: FieldsOf,
): boolean => {
  if (operator === 'exists') return isPlain(operand)
  if (field && 'relationTo' in field && Array.isArray(field.relationTo))
    return operator === 'equals' && isReference(operand, field.relationTo)
  if (Array.isArray(operand)) return OF_LISTS.includes(operator) && operand.every(isPlain)
  if (isPlain(operand)) return !field || !OF_TEXT.includes(operator) || takesText(field, operator)
  // A filter of the documents that a field names.
  return operator === 'contains' && isFilter([], operand, fieldsOf)
}

const isOperator = (name: string): boolean =>
  [...validOperatorSet].some((operator) => operator === name) && !UNKNOWN_HERE.includes(name)

const isCondition = (
  field: FlattenedField | undefined,
  condition: unknown,
  fieldsOf: FieldsOf,
): boolean =>
  isObject(condition) &&
  Object.entries(condition).every(
    ([operator, operand]) =>
      isOperator(operator) && isComparison(field, operator, operand, fieldsOf),
  )

const stepsOf = (path: string): string[] =>
  path
    .replaceAll('__', '.')
    .replace(/^version\./, '')
    .split('.')

/** Whether it can be read as a filter: fields with operators, joined by 'and' and 'or'. */
export const isFilter = (fields: FlattenedField[], where: unknown, fieldsOf: FieldsOf): boolean =>
  isObject(where) &&
  Object.entries(where).every(([path, value]) =>
    /^(and|or)$/i.test(path)
      ? Array.isArray(value) && value.every((one) => isFilter(fields, one, fieldsOf))
      : isCondition(fieldAt(fields, stepsOf(path), fieldsOf), value, fieldsOf),
  )
