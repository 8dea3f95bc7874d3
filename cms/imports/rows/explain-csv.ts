import { CsvError } from 'csv-parse'
import { FileFault } from '../file/file-fault.ts'
import { decode, type FileText } from '../file/file-text.ts'
import type { SourceFile } from '../file/source-file.ts'

/** The longest row. */
export const MOST_CHARACTERS = 100_000

/** What a file has from a line on, as long as a row may be. */
const textFrom = async (file: SourceFile, { encoding }: FileText, line: number) => {
  let text = ''
  let left = line - 1
  for await (const chunk of decode(file, encoding)) {
    let start = 0
    for (; left > 0 && start < chunk.length; left--) {
      const end = chunk.indexOf('\n', start)
      if (end === -1) break
      start = end + 1
    }
    if (left > 0) continue
    text += chunk.slice(start)
    if (text.length >= MOST_CHARACTERS) break
  }
  return text.slice(0, MOST_CHARACTERS)
}

const sentenceOf = async (code: string, file: SourceFile, text: FileText, line: number) => {
  const isTooLong = code === 'CSV_MAX_RECORD_SIZE'
  const marks = isTooLong ? (await textFrom(file, text, line)).split('"').length - 1 : 0
  if (isTooLong && marks % 2 === 0)
    return `Line ${line} has more than ${MOST_CHARACTERS.toLocaleString('en-US')} characters, as no row of a list has. The breaks between its lines may be missing. Ask the sender for the list as .xlsx or CSV.`
  return isTooLong || code === 'CSV_QUOTE_NOT_CLOSED'
    ? `The file is not valid CSV: a quotation mark in the row that starts on line ${line} is never closed. The file may be cut off there.`
    : `The file is not valid CSV: the row that starts on line ${line} has a quotation mark inside a text. Write that mark twice, and put the text in quotation marks.`
}

/**
 * What the parser's error says of a file, in our words; any other error as it is.
 * @param line where the row begins that was being read
 */
export const explained = async (
  error: unknown,
  file: SourceFile,
  text: FileText,
  line: number,
): Promise<unknown> =>
  error instanceof CsvError ? new FileFault(await sentenceOf(error.code, file, text, line)) : error
