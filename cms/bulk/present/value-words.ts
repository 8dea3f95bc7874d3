import type { FlattenedField, Option } from 'payload'
import { childrenOf, isRecord, type Node, wordsOf } from '../../documents/rich-text-node.ts'
import { shortDay } from '../../panel-kit/dates.ts'
import { listOf } from '../list-edit.ts'

/** The titles of documents that fields refer to, by collection and id: 'states 5'. */
export type Titles = ReadonlyMap<string, string>

const optionLabel = (options: Option[], value: unknown): string => {
  const option = options.find((one) => (typeof one === 'string' ? one : one.value) === value)
  const label = typeof option === 'object' ? option.label : undefined
  return typeof label === 'string' ? label : String(value)
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
const entryWords = (value: unknown, field: FlattenedField, titles: Titles): string => {
  if (field.type === 'select' || field.type === 'radio') return optionLabel(field.options, value)
  if (field.type === 'checkbox') return value ? 'Yes' : 'No'
  if (field.type === 'date' && typeof value === 'string') return shortDay(value)
  if (field.type === 'richText') return isRoot(value) ? wordsOf(childrenOf(value.root)) : ''
  if ('relationTo' in field && typeof field.relationTo === 'string') {
    const id = isRecord(value) ? value.id : value
    return titles.get(`${field.relationTo} ${id}`) ?? `No. ${id}`
  }
  return rowWords(value)
}

/** The entries of a list, or the one value, in words; none if it is empty. */
export const valueWords = (value: unknown, field: FlattenedField, titles: Titles): string[] =>
  listOf(value).map((entry) => entryWords(entry, field, titles))
