import { clockTime } from './clock-time.ts'
import { DAYS, HOURS_WEEKS, type Locale } from './constants.ts'
import { KIND_WORDS, weeksInWords } from './hours-kinds.ts'
import { HOURS_WORDS, type HoursWords } from './hours-words.ts'
import { isLimited, type OpenTime } from './open-time.ts'

type Day = OpenTime['day']

/** Days, as indexes into the week, that have the same hours. */
interface Group {
  days: number[]
  hours: string
}

export const isWholeDay = ({ opens, closes }: OpenTime): boolean =>
  opens === closes || (opens === '00:00' && ['24:00', '23:59'].includes(closes))

const stretch = (hours: OpenTime, words: HoursWords): string =>
  isWholeDay(hours)
    ? words.wholeDay
    : `${clockTime(hours.opens, words)}–${clockTime(hours.closes, words)}`

/** One day's hours, earliest first; empty if it has none. */
const hoursOn = (day: Day, all: readonly OpenTime[], words: HoursWords): string => {
  const own = all.filter((hours) => hours.day === day && hours.opens)
  const inOrder = own.toSorted((a, b) => a.opens.localeCompare(b.opens))
  return [...new Set(inOrder.map((hours) => stretch(hours, words)))].join(` ${words.and} `)
}

const groupsOf = (all: readonly OpenTime[], words: HoursWords): Group[] => {
  const groups = new Map<string, number[]>()
  for (const [index, day] of DAYS.entries()) {
    if (!all.some((hours) => hours.day === day)) continue
    const hours = hoursOn(day, all, words)
    groups.set(hours, [...(groups.get(hours) ?? []), index])
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

const alikeKey = ({ access, weeks, day, opens, closes }: OpenTime): string => {
  if (!weeks) return `${access}`
  const isOfMonth = weeks !== 'alternate' && weeks !== 'some'
  return [access, day, isOfMonth ? `of the month ${opens} ${closes}` : weeks].join(' ')
}

/** Rows that are alike but for their days come together: 'Mon, Wed 9 AM–noon by appointment'. */
const limitedInWords = (all: readonly OpenTime[], locale: Locale): string[] => {
  const words = HOURS_WORDS[locale]
  const kinds = new Map<string, OpenTime[]>()
  for (const time of all) {
    const key = alikeKey(time)
    kinds.set(key, [...(kinds.get(key) ?? []), time])
  }
  return [...kinds.values()].flatMap((alike) => {
    const [{ access, weeks } = {}] = alike
    const how = access ? [KIND_WORDS[locale].access[access]] : []
    return groupsOf(alike, words).map(({ days, hours }) => {
      const own = HOURS_WEEKS.filter((each) => alike.some((hours) => hours.weeks === each))
      const name = words.days[days[0] ?? 0] ?? ''
      const when = weeks ? weeksInWords(own, name, locale) : daysInWords(days, words)
      return [when, hours, ...how].filter(Boolean).join(' ')
    })
  })
}

/**
 * Opening times as a line of text, such as 'Mon–Fri 8 AM–5 PM, Sat 9 AM–1 PM', or 'Mon–Thu 8 AM–5 PM; Fri by
 * appointment'. No line breaks inside a time.
 * @returns null if there are none
 */
export const hoursInWords = (all: readonly OpenTime[], locale: Locale): string | null => {
  const words = HOURS_WORDS[locale]
  const open = groupsOf(
    all.filter((hours) => !isLimited(hours)),
    words,
  )
  const parts = open.map(({ days, hours }) => [daysInWords(days, words), hours])
  const limited = limitedInWords(all.filter(isLimited), locale)
  if (parts.length === 0 && limited.length === 0) return null
  const isList = limited.length > 0 || parts.some(([days = '']) => days.includes(','))
  const isAlways =
    limited.length === 0 &&
    parts.every(([days, hours]) => days === words.everyDay && hours === words.wholeDay)
  const line = isAlways
    ? words.always
    : [...parts.map(([days, hours]) => `${days} ${hours}`), ...limited].join(isList ? '; ' : ', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
