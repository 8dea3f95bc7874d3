import { chooseSheet } from '../xlsx/choose-sheet.ts'
import { asUtf8, fromDos, fromWindows, leansToDos, leansToMac } from './broken-text.ts'
import { FileFault } from './file-fault.ts'
import { findTable, type TableStart } from './find-table.ts'
import { refuseOtherKinds } from './other-kinds.ts'
import type { SourceFile } from './source-file.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'ibm437'

/** What a file turned out to be. */
export interface FileText extends TableStart {
  encoding: Encoding
  /** If not, the last line may have been cut off. */
  endsInLineBreak: boolean
  /** The sheet that is read, if it is a workbook, and all that have something in them. */
  sheet?: string
  sheets?: string[]
  /** What was assumed of it. */
  notice?: string | undefined
}

/** Enough of a file to contain some rows. */
const BEGINNING_BYTES = 65_536

/** Characters that tell an encoding stand as near as this: chunks are cut anywhere. */
const WORD = 4

const NUL = 0
const LINE_BREAK = 10
const RETURN = 13

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

/** By the bytes that files of Excel and Windows begin with. */
const utf16Of = (chunk: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
  return chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : undefined
}

/** What was assumed of a file whose encoding is not sure. */
const ENCODED: Partial<Record<Encoding, string>> = {
  'windows-1252':
    'The file is not in UTF-8 and was read as Windows-1252 (Latin-1). Check names with accents before you accept them.',
  ibm437:
    'The file is not in UTF-8 and was read as text of MS-DOS (code page 437). Check names with accents before you accept them.',
  macintosh:
    'The file is not in UTF-8 and was read as Mac Roman. Check names with accents before you accept them.',
}

/**
 * Inspects a whole file before any row is read: its sheets if it is a workbook, or else its text.
 * @param sheet the sheet that somebody chose
 * @throws FileFault if the file is empty or not text
 */
export const inspect = async (file: SourceFile, sheet?: string): Promise<FileText> => {
  const book = await file.workbook?.()
  if (!book) return inspectText(file)
  const chosen = await chooseSheet(book, sheet)
  return { encoding: 'utf-8', delimiter: ',', endsInLineBreak: true, ...chosen }
}

/** Decodes bytes that end with a character. */
const decoderFor = (encoding: Encoding): ((bytes: Uint8Array) => string) => {
  if (encoding === 'ibm437') return (bytes) => fromDos(Buffer.from(bytes).toString('latin1'))
  const decoder = new TextDecoder(encoding)
  return (bytes) =>
    encoding === 'windows-1252' ? fromWindows(decoder.decode(bytes)) : decoder.decode(bytes)
}

/** A text that isn't UTF-8 is Windows-1252, which Excel writes, or Mac Roman or DOS where its letters say so. */
const inspectText = async (file: SourceFile): Promise<FileText> => {
  const utf8 = utf8Check()
  let line = 1
  let last: number | undefined
  let beginning = Buffer.alloc(0)
  let utf16: ReturnType<typeof utf16Of>
  let mac = 0
  let dos = 0
  let end = ''
  for await (const chunk of file.read()) {
    if (last === undefined) {
      utf16 = utf16Of(chunk)
      refuseOtherKinds(chunk)
    }
    if (beginning.length < BEGINNING_BYTES) beginning = Buffer.concat([beginning, chunk])
    const nul = utf16 ? -1 : chunk.indexOf(NUL)
    if (nul !== -1) {
      const where = line + count(chunk.subarray(0, nul), LINE_BREAK)
      throw new FileFault(
        `Line ${where} contains characters that don’t belong in a text file. Is this a CSV file?`,
      )
    }
    line += count(chunk, LINE_BREAK)
    utf8.look(chunk)
    if (!utf8.isValid()) {
      const text = end + Buffer.from(chunk).toString('latin1')
      mac += leansToMac(text)
      dos += leansToDos(text)
      end = text.slice(-WORD)
    }
    last = chunk.at(-1) ?? last
  }
  if (last === undefined) throw new FileFault('The file is empty.')
  const windowsOrMac = mac > 0 ? 'macintosh' : 'windows-1252'
  const eightBit = dos > Math.abs(mac) ? 'ibm437' : windowsOrMac
  const encoding = utf16 ?? (utf8.isValid() ? 'utf-8' : eightBit)
  return {
    encoding,
    notice: ENCODED[encoding],
    ...findTable(decoderFor(encoding)(beginning.subarray(0, BEGINNING_BYTES))),
    // The last byte of UTF-16 may be either half of a line break.
    endsInLineBreak: last === LINE_BREAK || last === RETURN || utf16 !== undefined,
  }
}

/** What is held back for its end: longer lines come in parts. */
const MOST_HELD = 100_000

/** Bytes in lines, whatever ends them, and the rest once there is no more. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk])
    let start = 0
    for (let at = rest.length; at < bytes.length; at++) {
      if (bytes[at] !== LINE_BREAK && bytes[at] !== RETURN) continue
      yield bytes.subarray(start, at + 1)
      start = at + 1
    }
    rest = bytes.subarray(start)
    if (rest.length < MOST_HELD) continue
    yield rest
    rest = Buffer.alloc(0)
  }
  yield rest
}

const FORMULA = /(?<=^|[,;\t|\r\n])="(?!")([^"\r\n]*)"(?!")/g

/** Cells that a spreadsheet was to keep as text, such as ="02139", as a CSV file would have them. */
async function* withoutFormulas(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  const unquoted = (text: string) => (text.includes('="') ? text.replaceAll(FORMULA, '"$1"') : text)
  for await (const chunk of chunks) {
    const text = rest + chunk
    const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
    const isHeld = text.length - end < MOST_HELD
    rest = isHeld ? text.slice(end) : ''
    yield unquoted(isHeld ? text.slice(0, end) : text)
  }
  yield unquoted(rest)
}

/** The file's text, in chunks. */
export const decode = (file: SourceFile, encoding: Encoding): AsyncGenerator<string> =>
  withoutFormulas(decoded(file, encoding))

async function* decoded(file: SourceFile, encoding: Encoding): AsyncGenerator<string> {
  // Of a file that isn't UTF-8, some lines may be: it was put together from several.
  if (!/^utf-/.test(encoding)) {
    const read = decoderFor(encoding)
    for await (const line of linesOf(file.read())) yield asUtf8(line) ?? read(line)
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of file.read()) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
