import { unguarded } from '../../panel-kit/formula-guard.ts'
import { FileFault } from '../file/file-fault.ts'
import type { SourceFile } from '../file/source-file.ts'
import { asHidden } from '../mapping/hidden-columns.ts'
import type { Mapping } from '../mapping/mapping.ts'
import type { SheetRow } from '../xlsx/sheet-rows.ts'
import { checkHeader, columnsOf, endOfNames } from './columns.ts'
import type { Row } from './read-rows.ts'

const HIDDEN = 'This row is hidden in the workbook.'
const UNCALCULATED =
  'A formula in this row has no result yet. Open the workbook in a spreadsheet program, save it, and upload that.'

const doubtOf = ({ isHidden, isUncalculated }: SheetRow) =>
  [isHidden && HIDDEN, isUncalculated && UNCALCULATED].filter(Boolean).join(' ')

async function* rowsOf(file: SourceFile, name: string): AsyncGenerator<SheetRow> {
  const book = await file.workbook?.()
  const sheet = book?.sheets.find((one) => one.name === name)
  if (book && sheet) yield* book.rows(sheet)
}

/** The names of columns; no field is guessed for one that people hid, since it may not be for the public. */
const namesOf = ({ cells, hiddenColumns }: SheetRow): string[] =>
  cells.map((name, at) => (name !== '' && hiddenColumns.has(at) ? asHidden(name) : name))

/** A sheet's first rows, from the line where its table begins. */
export const firstRowsOfSheet = async (
  file: SourceFile,
  sheet: string,
  firstLine: number,
  most: number,
): Promise<string[][]> => {
  const records: string[][] = []
  for await (const row of rowsOf(file, sheet)) {
    if (row.line < firstLine) continue
    records.push(records.length === 0 ? namesOf(row) : row.cells)
    if (records.length >= most) break
  }
  return records
}

interface Place {
  sheet: string
  headerLine: number
  firstLine: number
  width: number
}

/** Streams the rows of a sheet, as those of a CSV file; their lines are the sheet's rows. */
export async function* readSheet(
  file: SourceFile,
  mapping: Mapping,
  { sheet, headerLine, firstLine, width }: Place,
): AsyncGenerator<Row> {
  const begin = (names: string[]) => checkHeader(mapping, columnsOf(names))
  let columns = headerLine > 0 ? undefined : begin(Array(width).fill(''))
  let isEmpty = true
  for await (const row of rowsOf(file, sheet)) {
    if (row.line < firstLine) continue
    const { line, cells } = row
    const doubt = doubtOf(row)
    if (!columns) {
      const names = namesOf(row)
      columns = begin(names.slice(0, endOfNames(names)))
      continue
    }
    isEmpty = false
    const filled = cells.findLastIndex(Boolean) + 1
    yield {
      line,
      cells: Object.fromEntries(columns.map((name, at) => [name, unguarded(cells[at] ?? '')])),
      ...(doubt && { doubt }),
      ...(filled > columns.length && {
        fault: `it has ${filled} cells, but the header has ${columns.length}`,
      }),
    }
  }
  if (isEmpty) throw new FileFault('The sheet has no rows below the names of its columns.')
}
