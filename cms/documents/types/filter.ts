import type { FlattenedField } from 'payload'
import { validOperatorSet } from 'payload/shared'
import { LOCALES } from '../../contract/constants.ts'
import { isDate, isDocumentId, isObject } from './value-fault.ts'

/** The fields of a collection by its name. */
export type FieldsOf = (collection: string) => FlattenedField[] | undefined

/** Payload has these for points and for other databases; here it would fail on them. */
const UNKNOWN_HERE = ['near', 'within', 'intersects', 'all']
const OF_LISTS = ['in', 'not_in']
const OF_TEXT = ['like', 'not_like', 'contains']

const TEXTS: readonly string[] = ['text', 'textarea', 'email', 'code']
const RELATIONS: readonly string[] = ['relationship', 'upload']

const ID: FlattenedField = { name: 'id', type: 'number' }

/** The field that a path ends at, if there is one, and whether it goes on inside of its JSON. */
interface End {
  field?: FlattenedField | undefined
  isInside?: boolean
}

const isJson = ({ type }: FlattenedField) => type === 'json' || type === 'richText'

const isLocale = (name = '') => LOCALES.some((locale) => locale === name)

const endOf = (fields: FlattenedField[], [name, ...rest]: string[], fieldsOf: FieldsOf): End => {
  const field = name === 'id' ? ID : fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return { field }
  if (isJson(field)) {
    const isLanguage = 'localized' in field && field.localized && isLocale(rest[0])
    return { field, isInside: rest.length > (isLanguage ? 1 : 0) }
  }
  if ('flattenedFields' in field) return endOf(field.flattenedFields, rest, fieldsOf)
  if (!('relationTo' in field)) return { field }
  return typeof field.relationTo === 'string'
    ? endOf(fieldsOf(field.relationTo) ?? [], rest, fieldsOf)
    : {}
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

/** Whether all of the dates that a date is compared with are some. */
const areDates = (operand: unknown): boolean => {
  const isText = typeof operand === 'string'
  return (isText ? operand.split(',') : [operand].flat()).every(
    (one) => one === null || one === 'null' || isDate(one),
  )
}

/** Payload leaves out a comparison with what is no list, and finds everything. */
const isListOperand = (field: FlattenedField | undefined, operand: unknown): boolean => {
  if (Array.isArray(operand)) return operand.every(isPlain)
  if (typeof operand === 'number') return true
  // It takes this one for no document at all, and then fails.
  return typeof operand === 'string' && !(operand === 'null' && field && 'relationTo' in field)
}

const isComparison = (
  { field, isInside }: End,
  operator: string,
  operand: unknown,
  fieldsOf: FieldsOf,
): boolean => {
  // Payload writes such a path into the query as it came, and nothing of ours asks so.
  if (isInside) return false
  if (field && 'relationTo' in field && Array.isArray(field.relationTo))
    return operator === 'equals' && isReference(operand, field.relationTo)
  if (operator === 'exists') return isPlain(operand)
  if (field?.type === 'date' && !areDates(operand)) return false
  if (OF_LISTS.includes(operator)) return isListOperand(field, operand)
  if (isPlain(operand)) return !field || !OF_TEXT.includes(operator) || takesText(field, operator)
  // A filter of the documents that a field names.
  return operator === 'contains' && isFilter([], operand, fieldsOf)
}

const isOperator = (name: string): boolean =>
  [...validOperatorSet].some((operator) => operator === name) && !UNKNOWN_HERE.includes(name)

const isCondition = (end: End, condition: unknown, fieldsOf: FieldsOf): boolean =>
  isObject(condition) &&
  Object.entries(condition).every(
    ([operator, operand]) => isOperator(operator) && isComparison(end, operator, operand, fieldsOf),
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
      : isCondition(endOf(fields, stepsOf(path), fieldsOf), value, fieldsOf),
  )
