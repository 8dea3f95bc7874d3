import { FileFault } from './file-fault.ts'

const ASK = 'Ask the sender for the list as .xlsx or CSV.'
const SAVE = 'Open it and save it as .xlsx or CSV, or ask the sender to.'
const UNPACK = 'Unpack it, and upload the list inside.'

/** A kind of file that people mistake for a list. */
interface Kind {
  /** Bytes as Latin-1 text, and where they stand. */
  begins: string[]
  at?: number
  sentence: string
}

const KINDS: Kind[] = [
  { begins: ['%PDF'], sentence: `This is a PDF. ${ASK}` },
  {
    begins: ['\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'II*\0', 'MM\0*'],
    sentence: `This is a picture. ${ASK}`,
  },
  { at: 8, begins: ['WEBP'], sentence: `This is a picture. ${ASK}` },
  { at: 4, begins: ['ftyp'], sentence: `This is a picture or a video. ${ASK}` },
  { begins: ['{\\rtf'], sentence: `This is a text document (RTF). ${ASK}` },
  {
    begins: ['MIME-Version:', 'Received: ', 'Return-Path: '],
    sentence: `This is an email or a saved web page. ${ASK}`,
  },
  {
    begins: ['7z\xBC\xAF', 'Rar!\x1A\x07', 'BZh', '\xFD7zXZ\0', '\x28\xB5\x2F\xFD', '\x1F\x8B'],
    sentence: `This is an archive that we can’t unpack. ${UNPACK}`,
  },
  { at: 257, begins: ['ustar'], sentence: `This is an archive (tar). ${UNPACK}` },
  {
    begins: ['PK\x03\x04'],
    sentence: `There is a workbook or another archive inside this one. ${UNPACK}`,
  },
  { begins: ['SQLite format 3'], sentence: `This is a database (SQLite). ${ASK}` },
  {
    at: 4,
    begins: ['Standard Jet DB', 'Standard ACE DB'],
    sentence: `This is a database (Access). ${ASK}`,
  },
  { begins: ['PAR1'], sentence: `This is a Parquet file. ${ASK}` },
]

/** Kinds of markup, by what stands near the beginning; the last that fits all is any web page. */
const MARKUP: [RegExp, string][] = [
  [
    /progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/,
    `This is a workbook that was saved as XML. ${SAVE}`,
  ],
  [/<kml\b/i, 'This is a map (KML). Ask the sender for the list as CSV or GeoJSON.'],
  [
    /type=["']?password|<title>[^<]*\b(sign|log)[ -]?in\b/i,
    'This is a web page that asks for a password, not the file. Sign in where it comes from, download the file again, and upload that.',
  ],
  [/<table\b/i, `This is a web page with a table, whatever its name ends in. ${SAVE}`],
  [/^<\?xml(?![\s\S]*<html\b)/i, `This is XML, which is no table. ${ASK}`],
  [
    /^/,
    `This is a web page, not a list. The link may lead to a page about the file, or the download may have asked you to sign in first. ${ASK}`,
  ],
]

/** Names that files of old Office programs have inside, and what such a file is. */
const OFFICE: [string, string][] = [
  [
    'EncryptedPackage',
    'This workbook is protected by a password. Open it and save it without one, or ask the sender to.',
  ],
  ['WordDocument', `This is a Word document. ${ASK}`],
  ['PowerPoint Document', `This is a presentation. ${ASK}`],
  ['Workbook', `This is a workbook of an old Excel (.xls). ${SAVE}`],
  ['Book', `This is a workbook of an old Excel (.xls). ${SAVE}`],
  ['', `This is no list that we can read. ${ASK}`],
]

/** What archives hold that people mistake for a list. */
const IN_ARCHIVES: [RegExp, string][] = [
  [/^xl\/workbook\.bin$/, `This is a binary workbook (.xlsb). ${SAVE}`],
  [/^Index\/.*\.iwa$|^Index\.zip$/, `This is a document of Apple’s Numbers or Pages. ${SAVE}`],
  [/^content\.xml$/, `This is an OpenDocument file (.ods). ${SAVE}`],
  [/^word\//, `This is a Word document. ${ASK}`],
  [/^ppt\//, `This is a presentation. ${ASK}`],
  [/\.kml$/, 'This is a map (KMZ). Ask the sender for the list as CSV or GeoJSON.'],
  [/\.shp$/, 'This is a map (shapefile). Ask the sender for the list as CSV or GeoJSON.'],
]

/** @throws FileFault that says what the beginning of a file is, if it is no text of a list */
export const refuseOtherKinds = (beginning: Uint8Array): void => {
  const bytes = Buffer.from(beginning).toString('latin1')
  const kind = KINDS.find(({ begins, at = 0 }) => begins.some((one) => bytes.startsWith(one, at)))
  if (kind) throw new FileFault(kind.sentence)
  const text = bytes
    .replace(/^ï»¿/, '')
    .replaceAll('\0', '')
    .replace(/^ÿþ|^þÿ/, '')
    .trimStart()
  const [, sentence] = /^<[!?a-z]/i.test(text)
    ? (MARKUP.find(([mark]) => mark.test(text)) ?? [])
    : []
  if (sentence) throw new FileFault(sentence)
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** @throws FileFault that says what a file of an old Office program is */
export const refuseOffice = async (chunks: AsyncIterable<Uint8Array>): Promise<never> => {
  const inside = new Set<string>()
  let held = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([held, chunk])
    for (const [name] of OFFICE) if (bytes.includes(utf16(`${name}\0`))) inside.add(name)
    held = bytes.subarray(-64)
  }
  const [, sentence = ''] = OFFICE.find(([name]) => name === '' || inside.has(name)) ?? []
  throw new FileFault(sentence)
}

/** @throws FileFault that says what an archive is, if it is no list */
export const refuseOtherArchives = (names: readonly string[]): void => {
  const [, sentence] = IN_ARCHIVES.find(([mark]) => names.some((name) => mark.test(name))) ?? []
  if (sentence) throw new FileFault(sentence)
}
