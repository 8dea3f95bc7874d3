import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { unguarded } from '../export/formula-guard.ts'
import type { Delimiter } from '../file/delimiter.ts'
import { FileFault } from '../file/file-fault.ts'
import { decode, type FileText, inspect } from '../file/file-text.ts'
import type { SourceFile } from '../file/source-file.ts'
import type { Mapping } from '../mapping/mapping.ts'

/** One line of the file by the names of its columns. */
export interface Row {
  /** Where it begins in the file, from 1; the header is line 1. */
  line: number
  cells: Readonly<Record<string, string>>
  /** Why its cells can't be trusted to stand under their columns. */
  fault?: string
}

/** What a row may hold: more is a text whose closing quotation mark is missing. */
const MOST_CHARACTERS = 100_000

/** Rows that show what the columns hold. */
const SAMPLES = 3

const CSV = {
  bom: true,
  info: true,
  max_record_size: MOST_CHARACTERS,
  // Rows may lack their last cells; HRSA's header ends in a name too many, which is empty.
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
  // Spreadsheets, and our own files of rejected rows, mark so a text that looks like a formula.
  cast: unguarded,
} as const

const quoted = (names: string[]) => `“${names.join('”, “')}”`

const columnsOf = (header: string[]): string[] => {
  const names = header.map((name) => name.trim())
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}

const checkHeader = (mapping: Mapping, columns: string[]): string[] => {
  const conditions = [...mapping.only, ...mapping.when].map(({ column }) => column)
  const named = [...new Set([...Object.values(mapping.columns), ...conditions])]
  const missing = named.filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    throw new FileFault(
      `The file lacks the column${missing.length > 1 ? 's' : ''} ${quoted(missing)}.\n` +
        `Its columns are: ${columns.filter(Boolean).join(', ')}`,
    )
  }
  const twice = named.find((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
  if (twice) throw new FileFault(`Two columns of the file are called ${quoted([twice])}.`)
  return columns
}

const explain = (error: unknown, line: number): unknown => {
  if (!(error instanceof CsvError)) return error
  const unclosed = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE'].includes(error.code)
  return new FileFault(
    unclosed
      ? `The file is no readable CSV: in the row that begins on line ${line} a quotation mark is never closed. The file may be cut off there.`
      : `The file is no readable CSV: in the row that begins on line ${line} a quotation mark stands inside a text. Write it twice, and the text between quotation marks.`,
  )
}

/** What the parser gives of a row, `error` where it has not as many cells as the header. */
interface Parsed {
  record: Row['cells']
  info: { lines: number; bytes: number; error?: { record: string[] } }
}

/** How many of a row's cells stand beyond the last column, and how many are missing. */
const misfit = ({ error }: Parsed['info'], columns: number) => {
  const filled = error ? error.record.length : columns
  const beyond = error?.record.slice(columns).some((cell) => cell !== '')
  return { filled, beyond, short: filled < columns }
}

const lineBreaks = (cells: Row['cells']) =>
  Object.values(cells).reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)

/** How a file begins. */
export interface Beginning {
  delimiter: Delimiter
  columns: string[]
  /** The cells of its first rows, in the order of the columns. */
  samples: string[][]
}

/**
 * The names of a file's columns and its first rows, from its beginning, which may be cut off.
 * @param chosen what separates the columns; left out, it is found
 * @throws FileFault where it is no CSV
 */
export const readBeginning = async (file: SourceFile, chosen?: Delimiter): Promise<Beginning> => {
  const { encoding, delimiter: found } = await inspect(file)
  const delimiter = chosen ?? found
  const text = Readable.from(decode(file, encoding))
  const records: string[][] = []
  try {
    const rows = text.pipe(parse({ ...CSV, delimiter, to: SAMPLES + 1 }))
    for await (const { record } of rows) records.push(record)
  } catch (error) {
    // A row that is broken, or cut off, keeps nobody from seeing the header.
    if (records.length === 0) throw explain(error, 1)
  }
  const [header, ...rows] = records
  if (!header) throw new FileFault('The file is empty.')
  const columns = columnsOf(header)
  return { delimiter, columns, samples: rows.map((row) => row.slice(0, columns.length)) }
}

/**
 * Streams a CSV file's rows.
 * @param known what an earlier look at the file has shown
 * @param progress is told how many bytes have been read
 * @throws FileFault where a column that the mapping names is missing, there are no rows, the file
 * is cut off, or is no CSV
 */
export async function* readRows(
  file: SourceFile,
  mapping: Mapping,
  known?: FileText,
  progress: (bytes: number) => void = () => undefined,
): AsyncGenerator<Row> {
  const { encoding, endsInLineBreak, delimiter } = known ?? (await inspect(file))
  let columns: string[] = []
  let blank: Row['cells'] = {}
  // Where the next row begins, as far as the parser has come, which is ahead of its reader.
  let ahead = 1
  const parser = parse({
    ...CSV,
    delimiter: mapping.delimiter ?? delimiter,
    columns: (names: string[]) => {
      columns = checkHeader(mapping, columnsOf(names))
      blank = Object.fromEntries(columns.map((name) => [name, '']))
      ahead = 2
      return columns
    },
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
      const { filled, beyond, short } = misfit(info, columns.length)
      const fault = beyond && `it has ${filled} cells and the header ${columns.length}`
      const line = info.lines - lineBreaks(record)
      // A row that is short lacks the names of its last cells too.
      const cells = short ? { ...blank, ...record } : record
      yield { line, cells, ...(fault && { fault }) }
      progress(info.bytes)
      const cut = `Line ${line} ends after ${filled} of ${columns.length} columns: the file seems to be cut off there.`
      doubt = short && !endsInLineBreak ? cut : undefined
    }
  } catch (error) {
    throw explain(error, ahead)
  }
  if (doubt) throw new FileFault(doubt)
}
