import type { Archive } from '../archive/open-archive.ts'
import { mergedDown, mergedFiller } from './merged-cells.ts'
import { type SheetRow, sheetRows } from './sheet-rows.ts'
import { readParts, type Sheet } from './workbook-parts.ts'

/** A workbook whose sheets are read row by row. */
export interface Workbook {
  sheets: readonly Sheet[]
  /** The first rows of a sheet that have something in them, without what is merged into them. */
  firstRows: (sheet: Sheet, most: number) => Promise<SheetRow[]>
  /** The rows of a sheet that have something in them. */
  rows: (sheet: Sheet) => AsyncGenerator<SheetRow>
}

export const openWorkbook = async (archive: Archive): Promise<Workbook> => {
  const parts = await readParts(archive)
  /** By the part of the sheet: a sheet is read several times. */
  const merged = new Map<string, ReturnType<typeof mergedDown>>()
  const mergedIn = ({ part }: Sheet) => {
    const known = merged.get(part) ?? mergedDown(archive.read(part))
    merged.set(part, known)
    return known
  }
  return {
    sheets: parts.sheets,
    firstRows: async (sheet, most) => {
      const rows: SheetRow[] = []
      for await (const row of sheetRows(archive.read(sheet.part), parts)) {
        if (row.cells.length > 0) rows.push(row)
        if (rows.length >= most) break
      }
      return rows
    },
    rows: async function* (sheet) {
      const fill = mergedFiller(await mergedIn(sheet))
      for await (const row of sheetRows(archive.read(sheet.part), parts)) {
        fill(row.line, row.cells)
        if (row.cells.length > 0) yield row
      }
    },
  }
}
