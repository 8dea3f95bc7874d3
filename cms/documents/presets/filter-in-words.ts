import type { FlattenedField } from 'payload'
import { shortDay } from '../../panel-kit/dates.ts'
import { type InEach, type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { isEmpty } from '../empty.ts'
import { fieldLabel, labelIn } from '../fields/field-label.ts'
import { isRecord } from '../rich-text-node.ts'

const OPERATORS: Readonly<Record<string, InEach>> = {
  equals: { en: 'is', es: 'es' },
  not_equals: { en: 'is not', es: 'no es' },
  in: { en: 'is one of', es: 'está entre' },
  not_in: { en: 'is none of', es: 'no está entre' },
  contains: { en: 'contains', es: 'contiene' },
  like: { en: 'is like', es: 'es como' },
  not_like: { en: 'is not like', es: 'no es como' },
  greater_than: { en: 'is greater than', es: 'es mayor que' },
  greater_than_equal: { en: 'is at least', es: 'es al menos' },
  less_than: { en: 'is less than', es: 'es menor que' },
  less_than_equal: { en: 'is at most', es: 'es como máximo' },
}

const IS_THERE = { en: 'has a value', es: 'tiene valor' }
const IS_EMPTY = { en: 'has no value', es: 'no tiene valor' }
const YES = { en: 'yes', es: 'sí' }
const NO = { en: 'no', es: 'no' }

/** The titles of documents that filters refer to, by collection and id: 'states 5'. */
export type Titles = ReadonlyMap<string, string>

/** One rule of a saved list's filters. */
interface Rule {
  field: FlattenedField | undefined
  name: string
  operator: string
  value: unknown
}

/** The field at a path: 'phones.number' */
const fieldAt = (fields: readonly FlattenedField[], path: string): FlattenedField | undefined => {
  const [name, ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  return field && rest.length > 0 && 'flattenedFields' in field
    ? fieldAt(field.flattenedFields, rest.join('.'))
    : field
}

/** The rules of each alternative, all of which a document has to meet. */
const rulesIn = (where: unknown, fields: readonly FlattenedField[]): Rule[][] => {
  const alternatives = isRecord(where) && Array.isArray(where.or) ? where.or : [where]
  return alternatives.map((one) =>
    (isRecord(one) && Array.isArray(one.and) ? one.and : [one]).filter(isRecord).flatMap((rule) =>
      Object.entries(rule).flatMap(([name, condition]) =>
        Object.entries(isRecord(condition) ? condition : {}).map(([operator, value]) => ({
          ...{ field: fieldAt(fields, name), name, operator, value },
        })),
      ),
    ),
  )
}

/** As in an address, a yes and a no may be texts. */
const isNo = (value: unknown) => value === false || value === 'false'
const isYes = (value: unknown) => value === true || value === 'true'

const valueInWords = (value: unknown, { field }: Rule, titles: Titles, language: PanelLanguage) => {
  const say = sayIn(language)
  if (isYes(value)) return say(YES)
  if (isNo(value)) return say(NO)
  if (field?.type === 'date' && typeof value === 'string') return shortDay(value, language)
  if (field && 'relationTo' in field && typeof field.relationTo === 'string')
    return titles.get(`${field.relationTo} ${value}`) ?? String(value)
  const options = field && 'options' in field ? field.options : []
  const option = options.find((one) => typeof one === 'object' && one.value === value)
  const label = typeof option === 'object' ? labelIn(option.label, language) : undefined
  return label ?? String(value)
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'string' ? value.split(',') : [value].flat()

const ruleInWords = (rule: Rule, titles: Titles, language: PanelLanguage): string => {
  const { field, name, operator, value } = rule
  const say = sayIn(language)
  const label = field ? fieldLabel(field, language) : name
  if (operator === 'exists') return `${label} ${say(isNo(value) ? IS_EMPTY : IS_THERE)}`
  const is = OPERATORS[operator]
  const values = operator === 'in' || operator === 'not_in' ? valuesOf(value) : [value]
  const words = values.map((one) => valueInWords(one, rule, titles, language)).join(', ')
  return `${label} ${is ? say(is) : operator} ${words}`
}

/** What the filters of a saved list refer to. */
export const relationsOfFilter = (
  where: unknown,
  fields: readonly FlattenedField[],
): { relationTo: string; id: unknown }[] =>
  rulesIn(where, fields)
    .flat()
    .flatMap(({ field, operator, value }) => {
      if (operator === 'exists' || !field || !('relationTo' in field)) return []
      const { relationTo } = field
      return typeof relationTo === 'string' ? valuesOf(value).map((id) => ({ relationTo, id })) : []
    })

/** 'Phone has no value and State is Ohio', in the reader's language; '' without a filter. */
export const filterInWords = (
  where: unknown,
  fields: readonly FlattenedField[],
  titles: Titles,
  language: PanelLanguage,
): string => {
  const say = sayIn(language)
  return rulesIn(where, fields)
    .map((rules) =>
      rules
        .filter(({ value }) => !isEmpty(value))
        .map((rule) => ruleInWords(rule, titles, language))
        .join(say({ en: ' and ', es: ' y ' })),
    )
    .filter(Boolean)
    .join(say({ en: ' or ', es: ' o ' }))
}
