import type { FlattenedField, Option } from 'payload'
import { labelIn } from '../../documents/fields/field-label.ts'
import { childrenOf, isRecord, type Node, wordsOf } from '../../documents/rich-text-node.ts'
import { shortDay } from '../../panel-kit/dates.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { listOf } from '../list-edit.ts'

const YES = { en: 'Yes', es: 'Sí' }
const NO = { en: 'No', es: 'No' }

/** The titles of documents that fields refer to, by collection and id: 'states 5'. */
export type Titles = ReadonlyMap<string, string>

const optionLabel = (options: Option[], value: unknown, language: PanelLanguage): string => {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  const label = typeof option === 'object' ? labelIn(option.label, language) : undefined
  return label ?? String(value)
}

/** The words of a row of a list: '0, 540, 1020'. */
const rowWords = (row: unknown): string =>
  isRecord(row)
    ? Object.entries(row)
        .filter(([name, value]) => name !== 'id' && value !== null && value !== undefined)
        .map(([, value]) => rowWords(value))
        .join(' ')
    : String(row)

const isRoot = (value: unknown): value is { root: Node } => isRecord(value) && isRecord(value.root)

/** One value, or one entry of a list, as the panel writes it. */
const entryWords = (
  value: unknown,
  field: FlattenedField,
  titles: Titles,
  language: PanelLanguage,
): string => {
  if (field.type === 'select' || field.type === 'radio')
    return optionLabel(field.options, value, language)
  if (field.type === 'checkbox') return sayIn(language)(value ? YES : NO)
  if (field.type === 'date' && typeof value === 'string') return shortDay(value, language)
  if (field.type === 'richText') return isRoot(value) ? wordsOf(childrenOf(value.root)) : ''
  if ('relationTo' in field && typeof field.relationTo === 'string') {
    const id = isRecord(value) ? value.id : value
    return titles.get(`${field.relationTo} ${id}`) ?? `No. ${id}`
  }
  return rowWords(value)
}

/** The entries of a list, or the one value, in words; none if it is empty. */
export const valueWords = (
  value: unknown,
  field: FlattenedField,
  titles: Titles,
  language: PanelLanguage,
): string[] => listOf(value).map((entry) => entryWords(entry, field, titles, language))
