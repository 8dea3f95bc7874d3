import { parse } from 'csv-parse/sync'

/** What stands between the columns of a file, and what it is called. */
export const DELIMITERS = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar' } as const
export type Delimiter = keyof typeof DELIMITERS

const CANDIDATES: readonly Delimiter[] = [',', ';', '\t', '|']
const ROWS = 20

/** The cells of a file's first rows. A file that is cut off behind them is none the worse. */
export const firstRows = (text: string, delimiter: Delimiter, most: number): string[][] => {
  for (const to of [most, 1]) {
    try {
      return parse(text, { bom: true, delimiter, relax_column_count: true, to, trim: true })
    } catch {
      // A row is broken or was cut: the header alone says something too.
    }
  }
  return []
}

/** How well the rows fit their header; 0 where there is one column only. HRSA's header has one name too many. */
const fitness = (text: string, delimiter: Delimiter): number => {
  const [header = [], ...rows] = firstRows(text, delimiter, ROWS)
  if (header.length < 2) return 0
  const fitting = rows.filter((row) => Math.abs(row.length - header.length) <= 1)
  const share = rows.length > 0 ? fitting.length / rows.length : 1
  return share + header.length / 1000
}

/** What separates the columns, by how a file begins. A comma where nothing else fits better. */
export const findDelimiter = (text: string): Delimiter => {
  const weighed = CANDIDATES.map((delimiter) => ({ delimiter, fits: fitness(text, delimiter) }))
  return weighed.reduce((best, one) => (one.fits > best.fits ? one : best)).delimiter
}
