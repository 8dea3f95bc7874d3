import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import type { Mapping } from './mapping.ts'

/** One line of the file by the names of its columns. */
export interface Row {
  /** Where it begins in the file, from 1; the header is line 1. */
  line: number
  cells: Readonly<Record<string, string>>
}

const missingColumns = (mapping: Mapping, header: string[]): string[] => {
  const conditions = [...mapping.only, ...mapping.when].map(({ column }) => column)
  const named = [...Object.values(mapping.columns), ...conditions]
  return [...new Set(named)].filter((column) => !header.includes(column))
}

const checkHeader = (mapping: Mapping, header: string[]): string[] => {
  const missing = missingColumns(mapping, header)
  if (missing.length === 0) return header
  throw new Error(
    `The file lacks the column${missing.length > 1 ? 's' : ''} “${missing.join('”, “')}”.\n` +
      `Its columns are: ${header.filter(Boolean).join(', ')}`,
  )
}

/**
 * Streams a CSV file's rows.
 * @param progress is told how many bytes have been read
 * @throws Error where a column that the mapping names is missing, or the file is no CSV
 */
export async function* readRows(
  file: string,
  mapping: Mapping,
  progress: (bytes: number) => void = () => undefined,
): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) =>
      checkHeader(
        mapping,
        header.map((name) => name.trim()),
      ),
    info: true,
    // HRSA's header names one column more than its rows have.
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  const input = createReadStream(file)
  input.on('error', (error) => parser.destroy(error))
  input.pipe(parser)
  let line = 2
  try {
    for await (const { record, info } of parser) {
      yield { line, cells: record }
      progress(info.bytes)
      line = info.lines + 1
    }
  } catch (error) {
    throw new Error(explain(error, file))
  }
}

const explain = (error: unknown, file: string): string => {
  if (error instanceof CsvError) return `The file is no readable CSV: ${error.message}`
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return missing
    ? `There is no file ${file}.`
    : String(error instanceof Error ? error.message : error)
}
