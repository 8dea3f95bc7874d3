import { readHoursAlone, readOpeningHours, readYesNo, whyUnread } from '../../clinics/index.ts'
import { isWordFact } from '../../vocabulary/index.ts'
import {
  type ColumnField,
  FLAGS,
  LISTS,
  SPANISH_LISTS,
  SPANISH_TEXTS,
  TEXTS,
  WHOLE_NUMBERS,
  YES_NO,
} from '../mapping/column-fields.ts'
import type { Cells } from './cells.ts'

/** The values of some fields, without the undefined ones. */
const entered = <Value>(
  fields: readonly ColumnField[],
  read: (field: ColumnField) => Value | undefined,
) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = read(field)
      return value === undefined ? [] : [[field, value]]
    }),
  )

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
export const NEITHER = 'neither yes nor no'

/** Weekly hours that a text says without any doubt: 'Mon-Fri 8-5'. A file with weekly hours says its own. */
const hoursFromWords = ({ text, column, note }: Cells) => {
  if (column('openingHours')) return undefined
  const words = text('hoursOfOperation')
  const hours = readOpeningHours(words)
  if (!hours) {
    const why = whyUnread(words)
    if (why) note(`the hours of “${column('hoursOfOperation')}” stay in words: ${why}`)
  }
  if (!hours?.length) return undefined
  note(`the weekly hours are read from “${column('hoursOfOperation')}”`)
  return hours
}

/** Weekly hours that a column of their own says. What it says beside them is kept in words. */
const weeklyHours = ({ text, column, note }: Cells) => {
  const typed = text('openingHours')
  const hours = readOpeningHours(typed)
  if (!typed || readHoursAlone(typed)) return { hours, words: '' }
  if (!hours) {
    const why = whyUnread(typed) ?? 'they name no hours'
    note(`the hours of “${column('openingHours')}” stay in words: ${why}`)
  }
  return { hours, words: typed }
}

/** A row of our own export says what editors wrote, and that stays. */
export const readFacts = (cells: Cells) => {
  const { text, usable, list, words } = cells
  const yesNo = (field: ColumnField) => {
    const value = usable(field, NEITHER, readYesNo)
    return value === 'open' ? undefined : value
  }
  const inWords = { true: 'yes', false: 'no' } as const
  const weekly = weeklyHours(cells)
  const hours = text('openingHours') ? weekly.hours : hoursFromWords(cells)
  const inOwnWords = [text('hoursOfOperation'), weekly.words].filter(Boolean).join('\n')
  const lists = LISTS.map(
    (field) => [field, isWordFact(field) && !text('slug') ? words(field) : list(field)] as const,
  )
  return {
    ...entered([...TEXTS, ...SPANISH_TEXTS], (field) => text(field) || undefined),
    ...Object.fromEntries(
      [...lists, ...SPANISH_LISTS.map((field) => [field, list(field)] as const)].filter(
        ([, items]) => items.length > 0,
      ),
    ),
    ...entered(FLAGS, yesNo),
    ...entered(YES_NO, (field) => {
      const value = yesNo(field)
      return value === undefined ? undefined : inWords[`${value}`]
    }),
    ...entered(WHOLE_NUMBERS, (field) => usable(field, 'not a whole number', wholeNumber)),
    ...(inOwnWords && { hoursOfOperation: inOwnWords }),
    ...(hours && { openingHours: hours }),
  }
}
