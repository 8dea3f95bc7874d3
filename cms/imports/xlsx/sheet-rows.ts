import { FileFault } from '../file/file-fault.ts'
import { unescaped } from './cell-text.ts'
import { columnNumber } from './merged-cells.ts'
import { parseXml, type XmlHandler } from './parse-xml.ts'
import type { WorkbookParts } from './workbook-parts.ts'

/** A row of a sheet that has something in it. */
export interface SheetRow {
  /** As the sheet numbers it, from 1. */
  line: number
  /** What people see in its cells; '' where there is nothing. */
  cells: string[]
  isHidden: boolean
  /** Whether a cell has a formula that no program has calculated, so that nobody knows what it says. */
  isUncalculated: boolean
  /** Columns of the sheet that are hidden, from 0. */
  hiddenColumns: ReadonlySet<number>
}

/** As a row of CSV may have. */
const MOST_CHARACTERS = 100_000
const MOST_ROWS = 1_048_576
const MOST_COLUMNS = 16_384

type Attributes = Record<string, string>

const isOn = (flag = '') => /^(1|true)$/.test(flag)
/** Programs that can't hide make a column or a row so narrow that nobody sees it. */
const isUnseen = (hidden?: string, size = '1') => isOn(hidden) || Number(size) === 0

/** Finds the rows in a sheet's XML. */
const rowFinder = (
  { strings, writerOf }: WorkbookParts,
  take: (row: SheetRow) => void,
): XmlHandler => {
  const hiddenColumns = new Set<number>()
  let line = 0
  let isHidden = false
  let isUncalculated = false
  let isFormula = false
  let cells: string[] = []
  let characters = 0
  let column = -1
  let cell: Attributes = {}
  let text = ''
  let isText = false
  let isReading = false

  const written = (): string => {
    const { t: type, s: style } = cell
    if (type === 's') return strings[Number(text)] ?? ''
    if (type === 'b') return isOn(text.trim()) ? 'TRUE' : 'FALSE'
    if (type === 'd') return text.replace(/T00:00(:00(\.0+)?)?Z?$/, '').replace('T', ' ')
    const number = Number(text)
    const isNumber = (type === undefined || type === 'n') && text !== '' && !Number.isNaN(number)
    if (!isNumber) return unescaped(text)
    return writerOf(Number(style ?? 0))(number)
  }
  const endCell = () => {
    if (isFormula && text === '' && cell.t !== 'str') isUncalculated = true
    const shown = text === '' ? '' : written().trim()
    if (shown === '' || column < 0) return
    for (let at = cells.length; at < column; at++) cells.push('')
    cells[column] = shown
  }
  const opened: Record<string, (attributes: Attributes) => void> = {
    col: ({ min, max, hidden, width }) => {
      if (!isUnseen(hidden, width) || hiddenColumns.size >= MOST_COLUMNS) return
      const last = Math.min(Number(max), MOST_COLUMNS)
      for (let at = Number(min); at <= last; at++) hiddenColumns.add(at - 1)
    },
    row: ({ r, hidden, ht }) => {
      const named = Number(r)
      line = Number.isInteger(named) && named > 0 && named <= MOST_ROWS ? named : line + 1
      isHidden = isUnseen(hidden, ht)
      cells = []
      characters = 0
      column = -1
      isUncalculated = false
    },
    c: (attributes) => {
      cell = attributes
      column = columnNumber(attributes.r?.replace(/\d+$/, '') ?? '') ?? column + 1
      text = ''
      isFormula = false
    },
    f: () => {
      isFormula = true
    },
    rPh: () => {
      isReading = true
    },
  }
  return {
    open: (name, attributes) => {
      opened[name]?.(attributes)
      isText = name === 'v' || (name === 't' && !isReading)
    },
    text: (piece) => {
      if (!isText) return
      text += piece
      characters += piece.length
      if (characters <= MOST_CHARACTERS) return
      throw new FileFault(
        `Row ${line} of the sheet has more than ${MOST_CHARACTERS.toLocaleString('en-US')} characters, which is no clinic.`,
      )
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') isReading = false
      if (name === 'c') endCell()
      if (name === 'row') take({ line, cells, isHidden, isUncalculated, hiddenColumns })
    },
  }
}

/** The rows of a sheet, as they are unpacked; those that are empty too. */
export const sheetRows = (
  chunks: AsyncIterable<Uint8Array>,
  parts: WorkbookParts,
): AsyncGenerator<SheetRow> => parseXml<SheetRow>(chunks, (take) => rowFinder(parts, take))
