import { FileFault } from '../file/file-fault.ts'
import { findStart, MOST_LINES, type TableStart } from '../file/find-table.ts'
import { guessColumns } from '../mapping/guess-mapping.ts'
import type { Workbook } from './workbook.ts'
import type { Sheet } from './workbook-parts.ts'

/** The sheet of a workbook that has the list, and where it begins there. */
export interface ChosenSheet extends Omit<TableStart, 'delimiter'> {
  sheet: string
  /** All of its sheets that have something in them. */
  sheets: string[]
  /** Which of several was read. */
  notice: string | undefined
}

/** More sheets than that are looked at by their names only. */
const MOST_LOOKED_AT = 40

interface Looked {
  sheet: Sheet
  start: Omit<TableStart, 'delimiter'>
  /** How many of its columns are called as those of a list of clinics. */
  known: number
}

const look = async (book: Workbook, sheet: Sheet): Promise<Looked[]> => {
  const lines = await book.firstRows(sheet, MOST_LINES)
  if (lines.length === 0) return []
  const start = findStart(lines)
  const header = lines.find(({ line }) => line === start.headerLine)?.cells ?? []
  const known = Object.keys(guessColumns(header.filter(Boolean))).length
  return [{ sheet, start, known }]
}

const called = ({ sheet }: Looked) => `“${sheet.name}”${sheet.isHidden ? ' (hidden)' : ''}`

/**
 * Chooses the sheet whose columns are most like those of a list of clinics; the first of several, and one that is
 * hidden only if somebody names it.
 * @throws FileFault if there is no such sheet, or nothing in the workbook
 */
export const chooseSheet = async (book: Workbook, wanted?: string): Promise<ChosenSheet> => {
  const looked: Looked[] = []
  for (const sheet of book.sheets)
    if (looked.length < MOST_LOOKED_AT || sheet.name === wanted)
      looked.push(...(await look(book, sheet)))
  const open = looked.filter(({ sheet }) => !sheet.isHidden)
  const [first, ...more] = wanted ? looked.filter(({ sheet }) => sheet.name === wanted) : open
  if (!first)
    throw new FileFault(
      wanted
        ? `The workbook has no sheet “${wanted}” with something in it. It has: ${looked.map(called).join(', ')}.`
        : 'The workbook is empty: no sheet that can be seen has anything in it.',
    )
  const chosen = more.reduce((best, one) => (one.known > best.known ? one : best), first)
  const others = looked.filter((one) => one !== chosen).map(called)
  return {
    ...chosen.start,
    sheet: chosen.sheet.name,
    sheets: looked.map(({ sheet }) => sheet.name),
    notice:
      others.length > 0
        ? `The sheet “${chosen.sheet.name}” was read, and not ${others.join(', ')}.`
        : undefined,
  }
}
