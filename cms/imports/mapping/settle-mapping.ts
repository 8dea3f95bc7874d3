import { findSeparator } from '../file/separators.ts'
import type { Row } from '../rows/read-rows.ts'
import { LIST_FIELDS, type ListField } from './column-fields.ts'
import type { Mapping } from './mapping.ts'

/** Cells that are enough to tell how a list is written. */
const ENOUGH = 1_000

/** Fills in what a mapping leaves open, from a file's rows. */
export const mappingSettler = (mapping: Mapping) => {
  const open = LIST_FIELDS.filter(
    (field) => mapping.columns[field] && !mapping.separator && !mapping.separators[field],
  )
  const seen = new Map<ListField, string[]>(open.map((field) => [field, []]))
  const { city = '', state = '' } = mapping.columns
  let findsTowns = mapping.findsTowns ?? false
  return {
    look: ({ cells }: Row): void => {
      if (!cells[city] || !cells[state]) findsTowns = true
      for (const [field, texts] of seen) {
        const cell = cells[mapping.columns[field] ?? '']
        if (cell && texts.length < ENOUGH) texts.push(cell)
      }
    },
    /** The mapping with what was found. */
    settled: (): Mapping => {
      const found = [...seen].map(([field, texts]) => [field, findSeparator(texts)])
      const separators = { ...Object.fromEntries(found), ...mapping.separators }
      return { ...mapping, separators, findsTowns }
    },
  }
}
