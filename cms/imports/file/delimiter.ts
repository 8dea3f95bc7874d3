import { parse } from 'csv-parse/sync'
import type { InEach } from '../../panel-kit/say.ts'

/** Column delimiters and their names. */
export const DELIMITERS = {
  ',': { en: 'Comma', es: 'Coma' },
  ';': { en: 'Semicolon', es: 'Punto y coma' },
  '\t': { en: 'Tab', es: 'Tabulador' },
  '|': { en: 'Vertical bar', es: 'Barra vertical' },
} as const satisfies Record<string, InEach>
export type Delimiter = keyof typeof DELIMITERS

export const isDelimiter = (text: string): text is Delimiter => Object.hasOwn(DELIMITERS, text)

const CANDIDATES: readonly Delimiter[] = [',', ';', '\t', '|']
const ROWS = 20

/** The cells of a file's first rows. The text may be cut off after them. */
const firstRows = (text: string, delimiter: Delimiter, most: number): string[][] => {
  for (const to of [most, 1]) {
    try {
      return parse(text, { bom: true, delimiter, relax_column_count: true, to, trim: true })
    } catch {
      // A row is broken or cut off: the header alone still helps.
    }
  }
  return []
}

/** How many rows have the same cells; 0 for a single column. HRSA's header has an extra name. */
const fitness = (text: string, delimiter: Delimiter): number => {
  const rows = firstRows(text, delimiter, ROWS)
  // Titles above a table are shorter.
  const width = Math.max(0, ...rows.map((row) => row.length))
  if (width < 2) return 0
  const fitting = rows.filter(({ length }) => length > 1 && length >= width - 1)
  return fitting.length / rows.length + width / 1000
}

/** Detects the column delimiter from the start of a file: a comma unless another fits better. */
export const findDelimiter = (text: string): Delimiter => {
  const weighed = CANDIDATES.map((delimiter) => ({ delimiter, fits: fitness(text, delimiter) }))
  return weighed.reduce((best, one) => (one.fits > best.fits ? one : best)).delimiter
}
