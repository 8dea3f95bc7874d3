import { dateFromSerial, format, getFormatDateInfo, isDateFormat } from 'numfmt'

/** What a number format makes of a number. */
export type NumberWriter = (value: number) => string

/** Longer ones are no format that anybody chose. */
const LONGEST_FORMAT = 255

/** Excel keeps 15 digits; what a file has beyond them is the noise of binary fractions. */
const plain = (value: number): string => String(Number(value.toPrecision(15)))

const two = (part: number | undefined) => String(part ?? 0).padStart(2, '0')

/** Days between the beginnings of the two calendars of Excel. */
const FROM_1904 = 1_462
const MINUTES_A_DAY = 24 * 60

/** To the minute: times are fractions that no binary number has. */
const toMinute = (value: number) => Math.round(value * MINUTES_A_DAY) / MINUTES_A_DAY

const calendarDay = (value: number): string | undefined => {
  const [year, month, day] = dateFromSerial(Math.floor(value)) ?? []
  return year === undefined ? undefined : `${year}-${two(month)}-${two(day)}`
}

/** Dates as 2026-03-15, times as 9:00 or 9:00 AM; what shows but a part of a date as it is shown. */
const dateWriter = (pattern: string, is1904: boolean): NumberWriter => {
  const { year, month, day, hours, clockType } = getFormatDateInfo(pattern)
  const clock = clockType === 12 ? 'h:mm AM/PM' : 'h:mm'
  const isDay = Boolean(year && month && day)
  return (cell) => {
    const value = toMinute(cell)
    if (hours && !(year || month || day)) return format(clock, value % 1)
    const serial = is1904 ? value + FROM_1904 : value
    if (!isDay) return format(pattern, serial)
    const date = calendarDay(serial)
    if (date === undefined || serial < 0) return plain(cell)
    return hours && serial % 1 !== 0 ? `${date} ${format('hh:mm', serial % 1)}` : date
  }
}

/** What only groups or rounds the digits of a number: 1,234, 41.88 or (71.06), but not 02139, $20.00 or 100%. */
const ONLY_DIGITS = /^-?(?!0\d)[\d,]*\.?\d*(E[+-]?\d+)?$/
/** How accountants write a number below zero. */
const IN_BRACKETS = /^\((.*)\)$/

/** As it is shown where that says more than the number does: 02139, (617) 555-0101, $20.00. */
const shownWriter = (pattern: string): NumberWriter => {
  return (value) => {
    const shown = format(pattern, value).trim()
    const digits = value < 0 ? shown.replace(IN_BRACKETS, '$1') : shown
    return shown === '' || ONLY_DIGITS.test(digits) ? plain(value) : shown
  }
}

/** The writer of a number format, such as '00000' or 'h:mm AM/PM'. */
export const numberWriter = (pattern: string, is1904: boolean): NumberWriter => {
  if (/^(general|@)?$/i.test(pattern) || pattern.length > LONGEST_FORMAT) return plain
  const write = isDateFormat(pattern) ? dateWriter(pattern, is1904) : shownWriter(pattern)
  return (value) => {
    try {
      return write(value)
    } catch {
      // Some formats are none, and some numbers no dates.
      return plain(value)
    }
  }
}

/** Excel writes characters that XML can't have as _x000D_. */
export const unescaped = (text: string): string =>
  text
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\r\n?/g, '\n')
