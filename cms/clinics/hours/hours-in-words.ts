import type { OpeningHours } from '../../contract/clinic.ts'
import { DAYS, type Locale } from '../../contract/constants.ts'
import { HOURS_WORDS, type HoursWords } from './hours-words.ts'

type Day = OpeningHours['day']

/** Days, as indexes into the week, that have the same hours. */
interface Group {
  days: number[]
  hours: string
}

const clock = (time: string, words: HoursWords): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour === 12) return words.noon
  if (minute === 0 && hour % 24 === 0) return words.midnight
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? words.am : words.pm}`
}

const isWholeDay = ({ opens, closes }: OpeningHours): boolean =>
  opens === closes || (opens === '00:00' && ['24:00', '23:59'].includes(closes))

const stretch = (hours: OpeningHours, words: HoursWords): string =>
  isWholeDay(hours) ? words.wholeDay : `${clock(hours.opens, words)}–${clock(hours.closes, words)}`

/** One day's hours, earliest first; empty if it is closed. */
const hoursOn = (day: Day, all: readonly OpeningHours[], words: HoursWords): string => {
  const own = all.filter((hours) => hours.day === day)
  const inOrder = own.toSorted((a, b) => a.opens.localeCompare(b.opens))
  return [...new Set(inOrder.map((hours) => stretch(hours, words)))].join(` ${words.and} `)
}

const groupsOf = (all: readonly OpeningHours[], words: HoursWords): Group[] => {
  const groups = new Map<string, number[]>()
  for (const [index, day] of DAYS.entries()) {
    const hours = hoursOn(day, all, words)
    if (hours !== '') groups.set(hours, [...(groups.get(hours) ?? []), index])
  }
  return [...groups].map(([hours, days]) => ({ hours, days }))
}

/** 'Mon–Wed, Fri': consecutive days become a range. */
const daysInWords = (days: number[], words: HoursWords): string => {
  if (days.length === DAYS.length) return words.everyDay
  const ranges: number[][] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else ranges.push([day])
  }
  const name = (day: number | undefined) => words.days[day ?? 0] ?? ''
  return ranges
    .map((range) =>
      range.length === 1 ? name(range[0]) : `${name(range[0])}–${name(range.at(-1))}`,
    )
    .join(', ')
}

/**
 * Opening times as a line of text, such as 'Mon–Fri 8 AM–5 PM, Sat 9 AM–1 PM'. No line breaks inside a
 * time.
 * @returns null if there are none
 */
export const hoursInWords = (all: readonly OpeningHours[], locale: Locale): string | null => {
  const words = HOURS_WORDS[locale]
  const parts = groupsOf(all, words).map(({ days, hours }) => [daysInWords(days, words), hours])
  if (parts.length === 0) return null
  const separator = parts.some(([days = '']) => days.includes(',')) ? '; ' : ', '
  const isAlways = parts.every(
    ([days, hours]) => days === words.everyDay && hours === words.wholeDay,
  )
  const line = isAlways
    ? words.always
    : parts.map(([days, hours]) => `${days} ${hours}`).join(separator)
  return line.charAt(0).toUpperCase() + line.slice(1)
}
