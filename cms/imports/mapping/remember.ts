import { toSlug } from '../../documents/hooks/fill-slug.ts'
import { areRejectedRows } from '../file/rejected-rows.ts'
import type { EarlierImport } from '../queries/earlier-imports.ts'
import { type Mapping, parseMapping, SOURCES_OF_OURS } from './mapping.ts'

/** What tells the editions of a list apart: dates, numbers, 'final', '(1)'. */
const OF_EDITIONS =
  /^(\d.*|v\d+|q\d|copy|final|new|rejected|updated?|jan\w*|feb\w*|mar(ch)?|apr(il)?|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)$/

const nameOf = (fileName: string): string => {
  const name = toSlug(fileName.replace(/\.[^.]*$/, ''))
  return name === '' || SOURCES_OF_OURS.includes(name) ? 'other-clinics' : name
}

const withoutEdition = (name: string) =>
  nameOf(name)
    .split('-')
    .filter((word) => !OF_EDITIONS.test(word))
    .join('-')

/** Columns without names say nothing about which list it is, nor do those of rows that are handed back. */
const headerOf = (columns: readonly string[]) => {
  const own = areRejectedRows(columns) ? columns.slice(2) : columns
  return JSON.stringify(own.filter((name) => !/^Column \d+/.test(name)).sort())
}

/** What earlier files tell about a new one. */
export interface Remembered {
  /** A name for its source: that of the list's earlier editions, or the file's own. */
  source: string
  /** How the columns of the last file with the very same ones were read; without its source. */
  mapping?: Omit<Mapping, 'source'>
  /** Other sources of files with the same columns. */
  others: string[]
}

/** @param earlier the last first */
export const remember = (
  fileName: string,
  columns: readonly string[],
  earlier: readonly EarlierImport[],
): Remembered => {
  const header = headerOf(columns)
  const alike = earlier.filter((one) => headerOf(one.columns) === header)
  const list = withoutEdition(fileName)
  const isOfList = (name: string) => list !== '' && withoutEdition(name) === list
  const last = alike.find((one) => isOfList(one.fileName) || isOfList(one.source))
  const source = last?.source ?? nameOf(fileName)
  const others = [...new Set(alike.map((one) => one.source))].filter((name) => name !== source)
  const [latest] = last ? [last] : alike
  if (!latest) return { source, others }
  // What was detected in that file may not fit this one: rejected rows come back with commas.
  const {
    source: _,
    delimiter: __,
    headerLine: ___,
    sheet: ____,
    ...mapping
  } = parseMapping(latest.mapping)
  // What is true of every clinic of one list isn't true of another's.
  return { source, others, mapping: last ? mapping : { ...mapping, facts: {}, when: [] } }
}
