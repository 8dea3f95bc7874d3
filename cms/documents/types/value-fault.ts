import type { FlattenedField } from 'payload'

/** The largest number that a document can have: Postgres's integer. */
const MOST = 2_147_483_647

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown) => typeof value === 'string'

/** Payload reads numbers and yes or no from text too, as forms without scripts send them. */
const isNumber = (value: unknown) =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && Number.isFinite(Number(value))

const isYesOrNo = (value: unknown) =>
  typeof value === 'boolean' || value === 'true' || value === 'false' || value === ''

/** Dates of four-digit years, as all formats write them. */
export const isDate = (value: unknown): boolean => {
  if (value === '') return true
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date))
    return false
  const year = new Date(value).getUTCFullYear()
  return year >= 0 && year <= 9_999
}

/** Whether it is a number that a document could have. */
export const isDocumentId = (value: unknown): boolean =>
  (typeof value === 'number' || (typeof value === 'string' && /^\d{1,10}$/.test(value))) &&
  Number.isInteger(Number(value)) &&
  Number(value) >= 1 &&
  Number(value) <= MOST

/** A document by its number, or the document itself, as it was read. */
const isDocument = (value: unknown): boolean =>
  isDocumentId(isObject(value) && 'id' in value ? value.id : value)

const isDocumentOf =
  (relationTo: string | string[]) =>
  (value: unknown): boolean =>
    typeof relationTo === 'string'
      ? isDocument(value)
      : isObject(value) && relationTo.includes(String(value.relationTo)) && isDocument(value.value)

/** A node of the rich text editor, with those inside it. */
const isNode = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.type) &&
  (value.children === undefined || (Array.isArray(value.children) && value.children.every(isNode)))

const isRichText = (value: unknown) =>
  isObject(value) &&
  isNode(value.root) &&
  Array.isArray(Reflect.get(Object(value.root), 'children'))

type Rule = [fits: (value: unknown) => boolean, fault: string]

const TEXT: Rule = [isText, 'This has to be text.']
const CHOICE = 'This has to be one of the choices.'

/** What one value of a field has to be; nothing for the kinds that hold fields of their own. */
const ruleOf = (field: FlattenedField): Rule | undefined => {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return TEXT
    case 'number':
      return [isNumber, 'This has to be a number.']
    case 'checkbox':
      return [isYesOrNo, 'This has to be yes or no.']
    case 'date':
      return [isDate, 'This has to be a date.']
    case 'select':
    case 'radio': {
      const options = field.options.map((one) => (typeof one === 'string' ? one : one.value))
      return [(value) => options.some((one) => one === value), CHOICE]
    }
    case 'relationship':
    case 'upload':
      return [isDocumentOf(field.relationTo), 'This has to name something that can be chosen here.']
    case 'richText':
      return [isRichText, 'This has to be text of the editor.']
    default:
      return undefined
  }
}

/** How forms say that nothing is chosen. */
const NOTHING: Partial<Record<FlattenedField['type'], readonly unknown[]>> = {
  relationship: ['', 'none', 'null'],
  upload: ['', 'none', 'null'],
  select: [''],
  radio: [''],
}

/** @returns what is wrong with a field’s value, in words, if it is of another kind than the field */
export const valueFault = (field: FlattenedField, value: unknown): string | undefined => {
  const rule = ruleOf(field)
  if (!rule || value === null || NOTHING[field.type]?.includes(value)) return undefined
  const [fits, fault] = rule
  if (!('hasMany' in field && field.hasMany)) return fits(value) ? undefined : fault
  if (!Array.isArray(value)) return 'This has to be a list.'
  return value.every(fits) ? undefined : fault
}
