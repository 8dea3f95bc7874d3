import { findSeparator } from '../file/separators.ts'
import type { Row } from '../rows/read-rows.ts'
import { LIST_FIELDS, type ListField } from './column-fields.ts'
import { flagsOf } from './flags.ts'
import { columnsOfLines, freeLines } from './line-columns.ts'
import type { Mapping } from './mapping.ts'

/** Cells that are enough to tell how a list is written. */
const ENOUGH = 1_000

/** The columns of flags that aren't mapped to something else. */
export const freeFlags = (
  { columns }: { columns: Partial<Record<string, string>> },
  header: readonly string[],
): string[] => {
  const taken = new Set(Object.values(columns))
  return flagsOf(header.filter((column) => !taken.has(column))).map(({ column }) => column)
}

/** Fills in what a mapping leaves open, from a file's rows. */
export const mappingSettler = (mapping: Mapping) => {
  const open = LIST_FIELDS.filter(
    (field) => mapping.columns[field] && !mapping.separator && !mapping.separators[field],
  )
  const seen = new Map<ListField, string[]>(open.map((field) => [field, []]))
  let { flags, lines } = mapping
  let header: string[] = []
  const used = new Set([
    ...Object.values(mapping.columns),
    ...[...mapping.only, ...mapping.when].map(({ column }) => column),
  ])
  const unread = new Map<string, number>()
  return {
    look: ({ cells }: Row): void => {
      header = Object.keys(cells)
      flags ??= freeFlags(mapping, header)
      lines ??= freeLines(mapping, header)
      for (const [column, cell] of Object.entries(cells))
        if (cell && !used.has(column)) unread.set(column, (unread.get(column) ?? 0) + 1)
      for (const [field, texts] of seen) {
        const cell = cells[mapping.columns[field] ?? '']
        if (cell && texts.length < ENOUGH) texts.push(cell)
      }
    },
    /** The mapping with what was found. */
    settled: (): Mapping => {
      const found = [...seen].map(([field, texts]) => [field, findSeparator(texts)])
      const separators = { ...Object.fromEntries(found), ...mapping.separators }
      return { ...mapping, separators, flags, lines }
    },
    /** Columns that fill nothing, with how many rows have something there. */
    unread: (): [string, number][] => {
      const { columns } = mapping
      const read = new Set([...(flags ?? []), ...columnsOfLines({ columns, lines }, header)])
      return [...unread].filter(([column]) => !read.has(column))
    },
  }
}
