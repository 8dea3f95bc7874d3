import { getFormatFromId } from 'numfmt'
import type { Archive } from '../archive/open-archive.ts'
import { FileFault } from '../file/file-fault.ts'
import { type NumberWriter, numberWriter, unescaped } from './cell-text.ts'
import { DAMAGED, parseXml, prefixed } from './parse-xml.ts'

/** A sheet of a workbook. */
export interface Sheet {
  name: string
  /** Its file in the archive. */
  part: string
  isHidden: boolean
}

/** What all sheets of a workbook share. */
export interface WorkbookParts {
  sheets: readonly Sheet[]
  strings: readonly string[]
  /** @param style the number of a cell's style */
  writerOf: (style: number) => NumberWriter
}

/** The strings of a list of 100,000 clinics have fewer. */
const MOST_STRINGS = 3_000_000
const MOST_CHARACTERS = 60_000_000
const TOO_LARGE =
  'The workbook has too much text to be read. Leave out columns that you don’t need, or ask the sender for CSV.'

const folderOf = (part: string) => part.slice(0, part.lastIndexOf('/') + 1)

/** A target is named from the folder of the part that names it, or from the root. */
const resolved = (part: string, target: string): string => {
  const url = new URL(target, `file:///${folderOf(part)}`)
  return decodeURIComponent(url.pathname.slice(1))
}

interface Relation {
  id: string
  /** The last word of its type: 'worksheet', 'sharedStrings'. */
  type: string
  part: string
}

/** What a part names in its archive; what lies outside is left alone. */
const relationsOf = async (archive: Archive, part: string): Promise<Relation[]> => {
  const file = `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`
  const relations: Relation[] = []
  if (!archive.names.includes(file)) return relations
  const found = parseXml<Relation>(archive.read(file), (take) => ({
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return
      take({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), part: resolved(part, Target) })
    },
  }))
  for await (const relation of found) relations.push(relation)
  return relations
}

/** Its sheets in their order, and whether its days count from 1904. */
const readWorkbook = async (archive: Archive, part: string, relations: Relation[]) => {
  let is1904 = false
  const found = parseXml<Sheet>(archive.read(part), (take) => ({
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      const id = prefixed(attributes, 'id')
      const relation = relations.find((one) => one.type === 'worksheet' && one.id === id)
      if (name !== 'sheet' || !relation || !archive.names.includes(relation.part)) return
      const { name: called = '', state = 'visible' } = attributes
      take({ name: unescaped(called), part: relation.part, isHidden: state !== 'visible' })
    },
  }))
  const sheets: Sheet[] = []
  for await (const sheet of found) sheets.push(sheet)
  return { sheets, is1904 }
}

/** A part of a long text would keep all of it in memory. */
const apart = (text: string) => Buffer.from(text).toString()

const readStrings = async (archive: Archive, part: string): Promise<string[]> => {
  let text = ''
  let isText = false
  let isReading = false
  const found = parseXml<string>(archive.read(part), (take) => ({
    open: (name) => {
      if (name === 'si') text = ''
      // How a Japanese text is read aloud.
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (piece) => {
      if (isText) text += piece
    },
    close: (name) => {
      if (name === 'si') take(unescaped(apart(text)))
      if (name === 'rPh') isReading = false
      isText = false
    },
  }))
  const strings: string[] = []
  let characters = 0
  for await (const one of found) {
    characters += one.length
    if (characters > MOST_CHARACTERS || strings.length > MOST_STRINGS)
      throw new FileFault(TOO_LARGE)
    strings.push(one)
  }
  return strings
}

const builtIn = (id: number): string => {
  try {
    return getFormatFromId(id, 'en-US')
  } catch {
    return 'General'
  }
}

/** Formats are made writers once a cell has them: hostile files have many. */
const readNumberWriters = async (archive: Archive, part: string, is1904: boolean) => {
  const patterns = new Map<number, string>()
  let isOfCells = false
  const found = parseXml<number>(archive.read(part), (take) => ({
    open: (name, attributes) => {
      if (name === 'numFmt')
        patterns.set(Number(attributes.numFmtId), attributes.formatCode ?? 'General')
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) take(Number(attributes.numFmtId ?? 0))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  }))
  const ids: number[] = []
  for await (const id of found) ids.push(id)
  const known = new Map<number, NumberWriter>()
  return (style: number): NumberWriter => {
    const id = ids[style] ?? 0
    const write = known.get(id) ?? numberWriter(patterns.get(id) ?? builtIn(id), is1904)
    known.set(id, write)
    return write
  }
}

/** @throws FileFault if it has no sheets, or too much text */
export const readParts = async (archive: Archive): Promise<WorkbookParts> => {
  const [main] = (await relationsOf(archive, '')).filter(({ type }) => type === 'officeDocument')
  const part = main?.part ?? 'xl/workbook.xml'
  if (!archive.names.includes(part)) throw new FileFault(DAMAGED)
  const relations = await relationsOf(archive, part)
  const { sheets, is1904 } = await readWorkbook(archive, part, relations)
  if (sheets.length === 0) throw new FileFault(DAMAGED)
  const named = (type: string) =>
    relations.find((one) => one.type === type && archive.names.includes(one.part))?.part
  const strings = named('sharedStrings')
  const styles = named('styles')
  return {
    sheets,
    strings: strings ? await readStrings(archive, strings) : [],
    writerOf: styles
      ? await readNumberWriters(archive, styles, is1904)
      : () => numberWriter('General', is1904),
  }
}
