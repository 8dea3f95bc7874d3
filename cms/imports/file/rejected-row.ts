import type { Row } from '../rows/read-rows.ts'

/** A row that could not be used, as it is handed back to be mended: where it stood, why, and as it was. */
export const rejectedRow = (line: number, reason: string, cells: Row['cells']) => {
  const { line: _, reason: __, ...own } = cells
  return { line, reason, ...own }
}

/** Whether a file's columns are those of rows that were handed back: it is only a part of its source. */
export const areRejectedRows = (columns: string[]): boolean =>
  columns[0] === 'line' && columns[1] === 'reason'
