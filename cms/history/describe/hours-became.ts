import { clockTime, hoursInWords, type OpenTime, storedHours } from '../../clinics/index.ts'
import { DAYS } from '../../contract/constants.ts'
import { KIND_WORDS, weeksInWords } from '../../contract/hours-kinds.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { became, listed } from './in-words.ts'

type Day = OpenTime['day']

const CLOSED = 'closed'

const timesInWords = ({ opens, closes }: OpenTime): string | null => {
  if (!opens) return null
  const isWholeDay = opens === closes || (opens === '00:00' && ['24:00', '23:59'].includes(closes))
  return isWholeDay ? '24 hours' : `${clockTime(opens)} to ${clockTime(closes)}`
}

const rowInWords = (row: OpenTime): string =>
  [
    row.weeks && weeksInWords([row.weeks], capitalized(row.day), 'en'),
    timesInWords(row),
    row.access && KIND_WORDS.en.access[row.access],
  ]
    .filter(Boolean)
    .join(' ')

const dayInWords = (hours: readonly OpenTime[], day: Day): string =>
  listed(
    hours
      .filter((row) => row.day === day)
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(rowInWords),
  ) || CLOSED

/** 'Monday', 'Monday to Friday', 'Monday and Wednesday' */
const daysInWords = (days: readonly Day[]): string => {
  const first = days[0] ?? 'monday'
  const start = DAYS.indexOf(first)
  const isRun = days.length > 2 && days.every((day, index) => DAYS[start + index] === day)
  return isRun
    ? `${capitalized(first)} to ${capitalized(days.at(-1) ?? first)}`
    : listed(days.map(capitalized))
}

/**
 * What changed in weekly hours, day by day: 'Tuesday: 1 PM to 5 PM became 9 AM to 5 PM'. Days that changed
 * alike come together.
 */
export const hoursBecame = (label: string, before: unknown, now: unknown): string[] => {
  const [one, other] = [storedHours(before), storedHours(now)]
  if (one.length === 0 || other.length === 0)
    return [became(label, hoursInWords(one, 'en'), hoursInWords(other, 'en'))]
  const alike = new Map<string, Day[]>()
  for (const day of DAYS) {
    const [was, is] = [dayInWords(one, day), dayInWords(other, day)]
    if (was === is) continue
    const change = `${was} became ${is}`
    alike.set(change, [...(alike.get(change) ?? []), day])
  }
  return [...alike].map(([change, days]) => `${daysInWords(days)}: ${change}`)
}
