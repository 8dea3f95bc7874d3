import { isSameValue } from './state.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Texts are the same entry of a list whatever their capitals. */
const isSameEntry = (one: unknown, other: unknown): boolean =>
  isText(one) && isText(other)
    ? one.trim().toLowerCase() === other.trim().toLowerCase()
    : isSameValue(one, other)

export const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value
  return value === null || value === undefined || value === '' ? [] : [value]
}

/** The entries of a list that another one lacks. */
export const lacking = (list: unknown, other: unknown): unknown[] =>
  listOf(list).filter((entry) => !listOf(other).some((one) => isSameEntry(entry, one)))

/** A list with the entries added that it lacks, or with them taken out. */
export const editedList = (list: unknown, how: 'add' | 'remove', entries: unknown): unknown[] =>
  how === 'add' ? [...listOf(list), ...lacking(entries, list)] : lacking(list, entries)
