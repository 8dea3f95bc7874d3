import { DAYS } from '../../contract/constants.ts'
import { capitalized } from '../../documents/capitalized.ts'
import type { OpenTime } from '../hours/open-time.ts'
import { readClosing, readOpening } from '../slips/read-time.ts'

const DAY = '([a-z]{2,9})\\.?'
const TIME = '(\\d{1,2}(?:[:.h]?\\d{2})?\\s*(?:[ap]\\.?\\s*m?\\.?)?|noon|midnight)'
const TO = '\\s*(?:-|–|—|to)\\s*'
const STRETCH = new RegExp(`^${DAY}(?:${TO}${DAY})?:?\\s+${TIME}${TO}${TIME}$`, 'i')

/** '18:00' and '1800', which are unambiguous. */
const HAS_MINUTES = /\d[:.h]?\d{2}/

/** '6' or '1:30': morning or afternoon? */
const IS_EITHER = /^[1-6](?!\d|[^ap]*[ap])/i

/** 'Mon', 'Tues' and 'wednesday' are days. */
const dayAt = (text: string): number => {
  const short = text.toLowerCase()
  return short.length < 2 ? -1 : DAYS.findIndex((day) => day.startsWith(short))
}

const readStretch = (text: string): OpenTime[] | undefined => {
  const [, from = '', to = from, start = '', end = ''] = STRETCH.exec(text.trim()) ?? []
  const [first, last] = [dayAt(from), dayAt(to)]
  const opens = readOpening(start)
  const closes = opens && readClosing(end, opens)
  if (first < 0 || last < first || !opens || !closes || IS_EITHER.test(start)) return undefined
  // Past midnight: '18:00-02:00' is clear, but '9 pm - 9 am' may be a slip.
  if (closes <= opens && !(HAS_MINUTES.test(start) && HAS_MINUTES.test(end))) return undefined
  return DAYS.slice(first, last + 1).map((day) => ({ day, opens, closes }))
}

/**
 * Reads 'Monday 09:00-17:00; Tue-Thu 9 am - 5 pm; Fri 8-5'.
 * @returns undefined if any of it is unclear
 */
export const readOpeningHours = (text: string): OpenTime[] | undefined => {
  const stretches = text.split(/[;\n]/).filter((part) => part.trim())
  const read = stretches.map(readStretch)
  return read.every((times) => times !== undefined) ? read.flat() : undefined
}

/**
 * Opening times in a form that `readOpeningHours` reads: 'Monday 09:00-17:00; Tuesday 09:00-12:00'.
 */
export const writeOpeningHours = (times: readonly OpenTime[]): string =>
  times.map(({ day, opens, closes }) => `${capitalized(day)} ${opens}-${closes}`).join('; ')
