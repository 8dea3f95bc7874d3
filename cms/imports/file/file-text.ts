import { type Delimiter, findDelimiter } from './delimiter.ts'
import { FileFault } from './file-fault.ts'
import type { SourceFile } from './source-file.ts'

export type Encoding = 'utf-8' | 'windows-1252'

/** What a file turned out to be. */
export interface FileText {
  encoding: Encoding
  /** If not, the last line may have been cut off. */
  endsInLineBreak: boolean
  /** The column delimiter, detected from the start of the file. */
  delimiter: Delimiter
}

/** First bytes, as Latin-1 text, of files that people mistake for CSV. */
const KINDS: [beginnings: string[], sentence: string][] = [
  [
    ['PK\x03\x04', '\xD0\xCF\x11\xE0'],
    'This is an Excel file or an archive. Open it and save it as CSV.',
  ],
  [['%PDF'], 'This is a PDF. Ask the source for the list as CSV.'],
  [['\x1F\x8B'], 'This file is compressed. Unzip it, then upload the CSV file inside.'],
  [['\xFF\xFE', '\xFE\xFF'], 'This file is in UTF-16. Save it as “CSV UTF-8”.'],
  [['<'], 'This is a web page, not a CSV file. The download may have asked you to sign in first.'],
]

/** Enough of a file to contain some rows. */
const BEGINNING_BYTES = 65_536

const NUL = 0
const LINE_BREAK = 10

const refuseOtherKinds = (chunk: Uint8Array): void => {
  const start = Buffer.from(chunk.subarray(0, 200)).toString('latin1')
  const text = start.replace(/^ï»¿/, '').trimStart()
  const isKind = (beginning: string) => start.startsWith(beginning) || text.startsWith(beginning)
  const [, sentence] = KINDS.find(([beginnings]) => beginnings.some(isKind)) ?? []
  if (sentence) throw new FileFault(sentence)
}

const count = (chunk: Uint8Array, byte: number): number => {
  let found = 0
  for (let at = chunk.indexOf(byte); at !== -1; at = chunk.indexOf(byte, at + 1)) found++
  return found
}

/** Checks whether bytes that arrive in chunks are UTF-8. */
const utf8Check = () => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let valid = true
  return {
    look: (chunk: Uint8Array): void => {
      try {
        if (valid) decoder.decode(chunk, { stream: true })
      } catch {
        valid = false
      }
    },
    // A character cut off at the very end is no reason to assume another encoding.
    isValid: () => valid,
  }
}

/**
 * Inspects a whole file before any row is read. A file that isn't UTF-8 is read as Windows-1252,
 * which Excel writes and which includes Latin-1.
 * @throws FileFault if the file is empty or not text
 */
export const inspect = async (file: SourceFile): Promise<FileText> => {
  const utf8 = utf8Check()
  let line = 1
  let last: number | undefined
  let beginning = Buffer.alloc(0)
  for await (const chunk of file.read()) {
    if (last === undefined) refuseOtherKinds(chunk)
    if (beginning.length < BEGINNING_BYTES) beginning = Buffer.concat([beginning, chunk])
    const nul = chunk.indexOf(NUL)
    if (nul !== -1) {
      const where = line + count(chunk.subarray(0, nul), LINE_BREAK)
      throw new FileFault(
        `Line ${where} contains characters that don’t belong in a text file. Is this a CSV file?`,
      )
    }
    line += count(chunk, LINE_BREAK)
    utf8.look(chunk)
    last = chunk.at(-1) ?? last
  }
  if (last === undefined) throw new FileFault('The file is empty.')
  return {
    encoding: utf8.isValid() ? 'utf-8' : 'windows-1252',
    delimiter: findDelimiter(beginning.toString('latin1', 0, BEGINNING_BYTES)),
    endsInLineBreak: last === LINE_BREAK,
  }
}

/** What Windows-1252 has where Latin-1 has control characters; Node 20 decodes it as Latin-1. */
const FROM_0X80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

const fromWindows = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (character) => FROM_0X80[character.charCodeAt(0) - 0x80] ?? '')

/** The file's text, in chunks. */
export async function* decode(file: SourceFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  const read = encoding === 'utf-8' ? (text: string) => text : fromWindows
  for await (const chunk of file.read()) yield read(decoder.decode(chunk, { stream: true }))
  yield read(decoder.decode())
}
