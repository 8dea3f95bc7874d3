import { isPhoneLine, lineText, plainLine } from '../../contract/line-text.ts'
import { isEmpty } from '../../documents/empty.ts'
import { labelIn } from '../../documents/fields/field-label.ts'
import { isRecord } from '../../documents/rich-text-node.ts'
import { shortDay } from '../../panel-kit/dates.ts'
import { sayIn } from '../../panel-kit/say.ts'
import type { DescribedField, Kind } from './described-field.ts'

/** The titles of documents that fields refer to, by collection and id: 'states 5'. */
export type Titles = ReadonlyMap<string, string>

type Words = (value: unknown, field: DescribedField, titles: Titles) => string

export const idIn = (value: unknown): unknown => (isRecord(value) ? value.id : value)

const plain: Words = (value) => String(value).replaceAll(/\s+/g, ' ').trim()

/** Years have no thousands separator. */
const number: Words = (value) =>
  typeof value === 'number' ? value.toLocaleString('en-US', { useGrouping: 'min2' }) : String(value)

const choice: Words = (value, { options = [], language = 'en' }) => {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  const label = typeof option === 'object' ? labelIn(option.label, language) : undefined
  // What a choice stands for may follow its name.
  return label?.split(': ')[0] ?? String(value)
}

const relation: Words = (value, { relationTo }, titles) => {
  const id = idIn(value)
  return titles.get(`${relationTo} ${id}`) ?? `No. ${id}`
}

/** A row by what it says: 'Clinics: 785'. */
const row: Words = (value, { fields = [] }, titles) =>
  fields
    .flatMap((field) => {
      const inner = isRecord(value) ? value[field.name] : undefined
      return isEmpty(inner)
        ? []
        : [`${field.label}: ${valueWords(inner, field, titles).join(', ')}`]
    })
    .join(', ')

const WORDS: Partial<Record<Kind, Words>> = {
  number,
  choice,
  relation,
  rows: row,
  day: (value, { language }) => shortDay(String(value), language),
  flag: (value, { language }) =>
    sayIn(language)(value ? { en: 'yes', es: 'sí' } : { en: 'no', es: 'no' }),
  phones: (value, { language }) => (isPhoneLine(value) ? lineText(plainLine(value), language) : ''),
}

/** A value in words, each entry of a list apart; none if it is empty. */
export const valueWords = (value: unknown, field: DescribedField, titles: Titles): string[] => {
  if (isEmpty(value)) return []
  const inWords = WORDS[field.kind] ?? plain
  return (Array.isArray(value) ? value : [value]).map((one) => inWords(one, field, titles))
}
