import { parse } from 'csv-parse/sync'
import { guessColumns } from '../mapping/guess-mapping.ts'
import { type Delimiter, findDelimiter, isDelimiter } from './delimiter.ts'

/** Where a table begins. */
export interface TableStart {
  delimiter: Delimiter
  /** The line with the names of the columns, from 1; 0 if there is none, and `firstLine` is a row. */
  headerLine: number
  firstLine: number
  /** How many columns its first rows have at most. */
  width: number
}

/** Lines that may stand above a table. */
export const MOST_LINES = 40

/** The cells of a row, and the line where it begins. */
export interface Line {
  cells: string[]
  line: number
}

/** The first records of a text that may be cut off after them, each with the line where it begins. */
const firstRecords = (text: string, delimiter: Delimiter): Line[] => {
  const records: Line[] = []
  let line = 1
  try {
    parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      to: MOST_LINES,
      on_record: (cells: string[], { lines }) => {
        records.push({ cells, line })
        line = lines + 1
        return null
      },
    })
  } catch {
    // A row is broken or cut off: those before it tell enough.
  }
  return records
}

const filled = ({ cells }: Line) => cells.filter((cell) => cell !== '').length

/** Cells that no column is called: telephone numbers, ZIP codes, points, streets, states. */
const VALUE =
  /^(\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}.*|\d{5}(-\d{4})?|-?\d{1,3}\.\d{3,}|\d+ \S+ .*|[A-Z]{2}|https?:.*|\S+@\S+|.*, [A-Z]{2},? \d{5}.*)$/

/** Whether a row is a clinic: nothing in it is called like a column, and some of it only like a value. */
const isRow = ({ cells }: Line) =>
  Object.keys(guessColumns(cells.filter(Boolean))).length === 0 &&
  cells.some((cell) => VALUE.test(cell))

/** Finds where a table begins among its first lines: below lines of titles, with names of columns or without. */
export const findStart = (lines: readonly Line[]): Omit<TableStart, 'delimiter'> => {
  const records = lines.filter((record) => filled(record) > 0)
  const widest = Math.max(0, ...records.map(filled))
  const width = Math.max(1, ...records.map(({ cells }) => cells.findLastIndex(Boolean) + 1))
  // Titles fill a cell or two, and the names of columns most of them.
  const isTable = (record: Line) => filled(record) >= 2 && filled(record) * 2 > widest
  const first = records.find(
    (record) => !/^sep=/i.test(record.cells[0] ?? '') && (widest < 3 || isTable(record)),
  )
  if (!first) return { headerLine: 1, firstLine: 1, width }
  return { headerLine: isRow(first) ? 0 : first.line, firstLine: first.line, width }
}

/** Finds where a file's table begins, below 'sep=;' too. */
export const findTable = (text: string): TableStart => {
  const [, separator = ''] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? []
  const delimiter = isDelimiter(separator) ? separator : findDelimiter(text)
  return { delimiter, ...findStart(firstRecords(text, delimiter)) }
}
