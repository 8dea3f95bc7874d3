import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { unguarded } from '../../panel-kit/formula-guard.ts'
import type { Delimiter } from '../file/delimiter.ts'
import { FileFault } from '../file/file-fault.ts'
import { decode, type FileText, inspect } from '../file/file-text.ts'
import type { SourceFile } from '../file/source-file.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { checkHeader, columnsOf, endOfNames } from './columns.ts'
import { explained, MOST_CHARACTERS } from './explain-csv.ts'
import { firstRowsOfSheet, readSheet } from './read-sheet.ts'

/** One row of the file, its cells by column name. */
export interface Row {
  /** Where it begins in the file, from 1; the header is line 1. */
  line: number
  cells: Readonly<Record<string, string>>
  /** Why its cells may be under the wrong columns. */
  fault?: string
  /** Why somebody has to look at it. */
  doubt?: string
}

/** Rows that show what the columns hold, and how much of a cell does. */
const SAMPLES = 3
const SAMPLE_CHARACTERS = 1_000

const CSV = {
  bom: true,
  info: true,
  max_record_size: MOST_CHARACTERS,
  // Rows may lack their last cells; HRSA's header ends in an extra name, which is empty.
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
} as const

/**
 * Spreadsheets and our own CSV files mark text that looks like a formula with an apostrophe. The parser's
 * own `cast` makes an object for each cell, which takes longer than parsing it.
 */
const unguardAll = (cells: Record<string, string>): void => {
  for (const name in cells) {
    const cell = cells[name]
    if (cell?.includes("'")) cells[name] = unguarded(cell)
  }
}

/** What the parser returns for a row; `error` if its cell count differs from the header's. */
interface Parsed {
  record: Record<string, string>
  info: { lines: number; error?: { record: string[] } }
}

/** How many cells a row has, and whether some are beyond the last column. */
const misfit = ({ error }: Parsed['info'], columns: number) => {
  const filled = error ? error.record.length : columns
  const beyond = error?.record.slice(columns).some((cell) => cell !== '')
  return { filled, beyond }
}

const lineBreaks = (cells: Row['cells']) =>
  Object.values(cells).reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

/** What somebody may say of where a file's table is. */
export type ChosenTable = Pick<Mapping, 'delimiter' | 'headerLine' | 'sheet'>

/** Where the table is, as somebody said or as it was found. */
const tableIn = (found: FileText, { delimiter, headerLine }: ChosenTable = {}) => {
  const header = headerLine ?? found.headerLine
  return {
    delimiter: (delimiter ?? found.delimiter) as Delimiter,
    headerLine: header,
    firstLine: header > 0 ? header : found.firstLine,
  }
}

/** The beginning of a file. */
export interface Beginning {
  delimiter: Delimiter
  /** The line with the names of the columns; 0 if there is none. */
  headerLine: number
  /** Their names; one without a name is called by its number: 'Column 3'. */
  columns: string[]
  /** The cells of its first rows, in the order of the columns. */
  samples: string[][]
  /** The sheet that was read, and all that somebody may choose from. */
  sheet?: string
  sheets?: string[]
}

/** The first rows of a text, which may be cut off after them. */
const firstRows = async (file: SourceFile, text: FileText, chosen?: ChosenTable) => {
  const { delimiter, firstLine } = tableIn(text, chosen)
  const records: string[][] = []
  let ahead = firstLine
  const on_record = (record: string[], { lines }: { lines: number }) => {
    records.push(record)
    ahead = lines + 1
    return null
  }
  try {
    const options = { ...CSV, info: false, delimiter, from_line: firstLine, to: SAMPLES + 1 }
    const input = Readable.from(decode(file, text.encoding))
    for await (const _ of input.pipe(parse({ ...options, on_record })));
  } catch (error) {
    // A broken or cut-off row doesn't keep anybody from seeing the header.
    if (records.length === 0) throw await explained(error, file, text, ahead)
  }
  return records
}

/**
 * The names of a file's columns and its first rows, from its beginning, which may be cut off.
 * @param chosen what somebody said of the file; detected if left out
 * @throws FileFault if the file is empty or not CSV
 */
export const readBeginning = async (file: SourceFile, chosen?: ChosenTable): Promise<Beginning> => {
  const found = await inspect(file, chosen?.sheet)
  const { width, sheet, sheets } = found
  const { delimiter, headerLine, firstLine } = tableIn(found, chosen)
  const records = sheet
    ? await firstRowsOfSheet(file, sheet, firstLine, SAMPLES + 1)
    : await firstRows(file, found, chosen)
  if (records.length === 0) throw new FileFault('The file is empty.')
  const [header = [], rows] =
    headerLine > 0
      ? [records[0], records.slice(1)]
      : [Array<string>(width).fill(''), records.slice(0, SAMPLES)]
  // A spreadsheet may end in columns that have neither a name nor anything below it.
  const widest = Math.max(...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1))
  const columns = columnsOf(header).slice(0, Math.max(endOfNames(header), widest))
  const sample = (row: string[]) =>
    row.slice(0, columns.length).map((cell) => unguarded(cell.slice(0, SAMPLE_CHARACTERS)))
  return {
    ...{ delimiter, headerLine, columns, samples: rows.map(sample) },
    ...(sheet && sheets && { sheet, sheets }),
  }
}

/**
 * Streams the rows of a file.
 * @param known the result of an earlier `inspect`
 * @throws FileFault if a column that the mapping names is missing or there twice, there are no
 * rows, or the file is cut off or not CSV
 */
export async function* readRows(
  file: SourceFile,
  mapping: Mapping,
  known?: FileText,
): AsyncGenerator<Row> {
  const text = known ?? (await inspect(file, mapping.sheet))
  const { encoding, endsInLineBreak, sheet, width } = text
  const { delimiter, headerLine, firstLine } = tableIn(text, mapping)
  if (sheet) return yield* readSheet(file, mapping, { sheet, headerLine, firstLine, width })
  let columns: string[] = []
  let least = 0
  let blank: Row['cells'] = {}
  // The line where the parser's next row begins; the parser is ahead of the loop that reads it.
  let ahead = firstLine
  const begin = (names: string[]) => {
    columns = checkHeader(mapping, columnsOf(names))
    least = endOfNames(names)
    blank = Object.fromEntries(columns.map((name) => [name, '']))
    return columns
  }
  const parser = parse({
    ...CSV,
    delimiter,
    from_line: firstLine,
    columns:
      headerLine > 0
        ? (names: string[]) => {
            ahead++
            return begin(names)
          }
        : begin(Array(width).fill('')),
    on_record: (found: Parsed) => {
      ahead = found.info.lines + 1
      return found
    },
  })
  const input = Readable.from(decode(file, encoding))
  input.on('error', (error) => parser.destroy(error))
  let doubt: string | undefined = 'The file has no rows below its header.'
  try {
    for await (const found of input.pipe(parser)) {
      const { record, info }: Parsed = found
      const { filled, beyond } = misfit(info, columns.length)
      const fault = beyond && `it has ${filled} cells, but the header has ${columns.length}`
      unguardAll(record)
      const line = info.lines - lineBreaks(record)
      // A short row lacks the names of its last cells too.
      const cells = filled < columns.length ? { ...blank, ...record } : record
      yield { line, cells, ...(fault && { fault }) }
      const cut = `Line ${line} ends after ${filled} of ${least} columns: the file seems to be cut off there.`
      doubt = filled < least && !endsInLineBreak ? cut : undefined
    }
  } catch (error) {
    throw await explained(error, file, text, ahead)
  }
  if (doubt) throw new FileFault(doubt)
}
