import {
  furtherLines,
  linesFromTexts,
  readLines,
  type SaidLine,
  tidyExtension,
  tidyPhone,
} from '../../clinics/index.ts'
import { isSameLine, mainLine, type PhoneLine } from '../../contract/phone-lines.ts'
import { splitList } from '../file/separators.ts'
import { type LineColumn, lineColumns } from '../mapping/line-columns.ts'
import type { Mapping } from '../mapping/mapping.ts'
import type { Cells } from './cells.ts'
import { cleanText, isPlaceholder } from './clean-text.ts'
import type { Row } from './read-rows.ts'
import { withheldNumber } from './withheld.ts'
import { isHotline } from './without-place.ts'

/** More than any clinic has. */
const MOST_LINES = 20

/** By mapping, since it is the same for each row of a file. */
const known = new WeakMap<Mapping, ReturnType<typeof lineColumns>>()

const columnsIn = (row: Row, mapping: Mapping) => {
  const columns = known.get(mapping) ?? lineColumns(mapping, Object.keys(row.cells))
  known.set(mapping, columns)
  return columns
}

const cellIn = ({ cells }: Row, column = '') => {
  const text = cleanText(cells[column] ?? '')
  return isPlaceholder(text) ? '' : text
}

/** What a column's name and the cells beside it say of its numbers. */
const aboutIn = (row: Row, { about, labels }: LineColumn) =>
  [about, ...labels.map((label) => cellIn(row, label))].filter(Boolean).join(', ')

/** The numbers of a column with further lines, without what is not for the public. */
const linesIn = (
  row: Row,
  mapping: Mapping,
  line: LineColumn,
  state: string,
  { note }: Cells,
): SaidLine[] => {
  const { column, extension } = line
  const text = cellIn(row, column)
  if (text === '') return []
  const about = aboutIn(row, line)
  const found = readLines(text, state, about)
  const own = tidyExtension(cellIn(row, extension))
  const lines =
    found.length === 1 && own
      ? found.map((one) => ({ ...one, extension: one.extension ?? own }))
      : found
  const flag = withheldNumber(row, mapping, column)
  const isHotline = lines.every(({ type }) => type === 'crisis')
  if (flag && !(flag.isGeneral && isHotline)) {
    note(`${flag.because}: the number in “${column}” is left out`)
    return []
  }
  if (lines.length === 0)
    note(`“${text}” in “${column}” is no public phone number and was left out`)
  return lines
}

export interface ReadPhones {
  phone?: string | null
  phoneExtension?: string | null
  phones?: PhoneLine[]
}

/** A new number replaces the old extension too: without one in the row, it is null. */
const withExtension = (main: PhoneLine | undefined, { usable }: Cells): ReadPhones => {
  const extension = usable('phoneExtension', 'not an extension', tidyExtension)
  if (main) return { phone: main.number, phoneExtension: extension ?? main.extension }
  return extension ? { phoneExtension: extension } : {}
}

/** A hotline is public where the number is not. */
const hotlineOnly = (row: Row, { note }: Cells, because: string, state: string): ReadPhones => {
  const hotline = Object.keys(row.cells).find(isHotline)
  const text = row.cells[hotline ?? ''] ?? ''
  const phone = tidyPhone(text, state) ?? asCalled(readLines(text, state)[0])
  note(`${because}: ${phone ? `the number of “${hotline}” is used` : 'no number is used'}`)
  return { phone: phone?.phone ?? null, phoneExtension: phone?.phoneExtension ?? null }
}

const asCalled = (line: PhoneLine | undefined) =>
  line && { phone: line.number, phoneExtension: line.extension }

/** The lines of a cell that may have been written by our own export. */
const listedLines = ({ usable }: Cells, state: string): PhoneLine[] =>
  usable('phones', 'not a list of phone numbers', (text) =>
    linesFromTexts(splitList(text, ';'), state),
  ) ?? []

/** The number to call, and all others that a row has. A row of our own export has them as they are. */
export const readPhones = (row: Row, cells: Cells, mapping: Mapping, state: string): ReadPhones => {
  const { text, note, column } = cells
  const { main: own, others } = columnsIn(row, mapping)
  const flag = withheldNumber(row, mapping, mapping.columns.phone ?? '')
  const further = others.flatMap((line) => linesIn(row, mapping, line, state, cells))
  const listed = flag?.isGeneral ? [] : listedLines(cells, state)
  const written = flag ? '' : text('phone')
  const parsed = written ? readLines(written, state, own && aboutIn(row, own)) : []
  const all: SaidLine[] = [
    ...parsed,
    ...listed.map((line) => ({ ...line, isCompleted: false })),
    ...further,
  ]
  const isOurs = text('slug') !== ''
  const main = mainLine(parsed) ?? (flag || isOurs ? undefined : mainLine(all))
  if (parsed.some(({ isCompleted }) => isCompleted))
    note(`The phone number’s area code is that of ${state}`)
  if (written && !mainLine(parsed))
    note(
      parsed.length > 0
        ? `“${written}” in “${column('phone')}” is not a number to call, and is kept as a further line`
        : `“${written}” in “${column('phone')}” is not a phone number to call and was left out`,
    )
  const called = flag ? hotlineOnly(row, cells, flag.because, state) : withExtension(main, cells)
  const phones = (isOurs ? listed : furtherLines(all, main))
    .filter(
      (line) =>
        !flag ||
        !isSameLine(line, { number: called.phone ?? '', extension: called.phoneExtension ?? null }),
    )
    .slice(0, MOST_LINES)
  // What is private by now is taken off the clinic too.
  const isWithheld = flag || others.some((line) => withheldNumber(row, mapping, line.column))
  return { ...called, ...((phones.length > 0 || isWithheld) && { phones }) }
}
