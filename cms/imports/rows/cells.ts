import { decodeHTMLStrict } from 'entities'
import { splitList } from '../file/separators.ts'
import type { ColumnField, ListField } from '../mapping/column-fields.ts'
import type { Mapping } from '../mapping/mapping.ts'
import type { Row } from './read-rows.ts'

/** A row's cells by the fields that they fill. Unusable cells are left out and noted. */
export interface Cells {
  text: (field: ColumnField) => string
  list: (field: ListField) => string[]
  /** The column that fills a field, as the file calls it. */
  column: (field: ColumnField) => string
  /** @param what what is wrong with it, such as 'not a phone number' */
  usable: <Value>(
    field: ColumnField,
    what: string,
    read: (text: string) => Value | undefined,
  ) => Value | undefined
  note: (sentence: string) => void
}

export const cellsOf = ({ cells }: Row, mapping: Mapping, notes: string[]): Cells => {
  const { columns, separator, separators } = mapping
  const column = (field: ColumnField) => columns[field] ?? ''
  // Files that were made from web pages have '&amp;' where people read '&'.
  const text = (field: ColumnField) => {
    const name = columns[field]
    return name === undefined ? '' : decodeHTMLStrict(cells[name] ?? '').trim()
  }
  return {
    text,
    column,
    list: (field) => splitList(text(field), separators[field] ?? separator ?? ';'),
    usable: (field, what, read) => {
      const given = text(field)
      const value = given === '' ? undefined : read(given)
      if (given !== '' && value === undefined) {
        notes.push(`“${given}” in “${column(field)}” is ${what} and was left out`)
      }
      return value
    },
    note: (sentence) => notes.push(sentence),
  }
}
