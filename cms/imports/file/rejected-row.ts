import type { Row } from '../rows/read-rows.ts'

/** A rejected row as it is handed back to be fixed: its line, the reason, and its own cells. */
export const rejectedRow = (line: number, reason: string, cells: Row['cells']) => {
  const { line: _, reason: __, ...own } = cells
  return { line, reason, ...own }
}

/** Whether a file holds rejected rows that were handed back, and so only part of its source. */
export const areRejectedRows = (columns: string[]): boolean =>
  columns[0] === 'line' && columns[1] === 'reason'
