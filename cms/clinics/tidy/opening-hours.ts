import { DAYS } from '../../contract/constants.ts'
import { capitalized } from '../../documents/capitalized.ts'
import type { OpenTime } from '../hours/open-time.ts'

const DAY = '([a-z]{2,9})\\.?'
const TIME = '(\\d{1,2})(?::?(\\d{2}))?\\s*([ap])?\\.?\\s*m?\\.?'
const TO = '\\s*(?:-|–|—|to)\\s*'
const STRETCH = new RegExp(`^${DAY}(?:${TO}${DAY})?:?\\s+${TIME}${TO}${TIME}$`, 'i')

/** 'Mon', 'Tues' and 'wednesday' are days. */
const dayAt = (text: string): number => {
  const short = text.toLowerCase()
  return short.length < 2 ? -1 : DAYS.findIndex((day) => day.startsWith(short))
}

/** Of '9', '17:30' or '5 pm', on the 24-hour clock; undefined where no clock shows it. */
const timeOf = (hour: string, minute = '00', half = ''): string | undefined => {
  const shift = half.toLowerCase()
  const hours = shift ? (Number(hour) % 12) + (shift === 'p' ? 12 : 0) : Number(hour)
  const time = `${String(hours).padStart(2, '0')}:${minute}`
  return /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined
}

const readStretch = (text: string): OpenTime[] | undefined => {
  const [, from = '', to = from, h1 = '', m1, p1, h2 = '', m2, p2] = STRETCH.exec(text.trim()) ?? []
  const [first, last] = [dayAt(from), dayAt(to)]
  const [opens, closes] = [timeOf(h1, m1, p1), timeOf(h2, m2, p2)]
  if (first < 0 || last < first || !opens || !closes) return undefined
  // '9-5' says that it closes at 05:00: a person has to look. '18:00-02:00' is meant so.
  if (closes <= opens && !(m1 && m2)) return undefined
  return DAYS.slice(first, last + 1).map((day) => ({ day, opens, closes }))
}

/**
 * Reads 'Monday 09:00-17:00; Tue-Thu 9 am - 5 pm'. @returns undefined where any of it is unclear
 */
export const readOpeningHours = (text: string): OpenTime[] | undefined => {
  const stretches = text.split(/[;\n]/).filter((part) => part.trim())
  const read = stretches.map(readStretch)
  return read.every((times) => times !== undefined) ? read.flat() : undefined
}

/** Opening times in words that `readOpeningHours` reads: 'Monday 09:00-17:00; Tuesday 09:00-12:00'. */
export const writeOpeningHours = (times: readonly OpenTime[]): string =>
  times.map(({ day, opens, closes }) => `${capitalized(day)} ${opens}-${closes}`).join('; ')
