import { clockTime } from '../../contract/clock-time.ts'
import { DAYS } from '../../contract/constants.ts'
import { hoursInWords, isWholeDay } from '../../contract/hours-in-words.ts'
import { KIND_WORDS, weeksInWords } from '../../contract/hours-kinds.ts'
import { HOURS_WORDS } from '../../contract/hours-words.ts'
import { type OpenTime, storedHours } from '../../contract/open-time.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { dayName } from '../../panel-kit/day-name.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { became, listed } from './in-words.ts'

type Day = OpenTime['day']

const CLOSED = { en: 'closed', es: 'cerrada' }
const WHOLE_DAY = { en: '24 hours', es: '24 horas' }

/** '17:30' as '5:30 PM' */
const clock = (time: string, language: PanelLanguage) =>
  clockTime(time, HOURS_WORDS[language]).replaceAll('\u00a0', ' ')

const timesInWords = (time: OpenTime, language: PanelLanguage): string | null => {
  const say = sayIn(language)
  const { opens, closes } = time
  if (!opens) return null
  const [from, to] = [clock(opens, language), clock(closes, language)]
  return say(isWholeDay(time) ? WHOLE_DAY : { en: `${from} to ${to}`, es: `${from} a ${to}` })
}

const dayIn = (day: Day, language: PanelLanguage) =>
  language === 'es' ? dayName(day, language).toLowerCase() : dayName(day, language)

const rowInWords = (row: OpenTime, language: PanelLanguage): string =>
  [
    row.weeks && weeksInWords([row.weeks], dayIn(row.day, language), language),
    timesInWords(row, language),
    row.access && KIND_WORDS[language].access[row.access],
  ]
    .filter(Boolean)
    .join(' ')

const dayInWords = (hours: readonly OpenTime[], day: Day, language: PanelLanguage): string =>
  listed(
    hours
      .filter((row) => row.day === day)
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map((row) => rowInWords(row, language)),
    language,
  ) || sayIn(language)(CLOSED)

/** 'Monday', 'Monday to Friday', 'Monday and Wednesday' */
const daysInWords = (days: readonly Day[], language: PanelLanguage): string => {
  const first = days[0] ?? 'monday'
  const start = DAYS.indexOf(first)
  const isRun = days.length > 2 && days.every((day, index) => DAYS[start + index] === day)
  const [from, to] = [dayIn(first, language), dayIn(days.at(-1) ?? first, language)]
  return isRun
    ? sayIn(language)({ en: `${from} to ${to}`, es: `${capitalized(from)} a ${to}` })
    : capitalized(
        listed(
          days.map((day) => dayIn(day, language)),
          language,
        ),
      )
}

/**
 * What changed in weekly hours, day by day: 'Tuesday: 1 PM to 5 PM became 9 AM to 5 PM'. Days that changed
 * alike come together.
 */
export const hoursBecame = (
  label: string,
  before: unknown,
  now: unknown,
  language: PanelLanguage = 'en',
): string[] => {
  const [one, other] = [storedHours(before), storedHours(now)]
  if (one.length === 0 || other.length === 0)
    return [became(label, hoursInWords(one, language), hoursInWords(other, language), language)]
  const alike = new Map<string, Day[]>()
  for (const day of DAYS) {
    const [was, is] = [dayInWords(one, day, language), dayInWords(other, day, language)]
    if (was === is) continue
    const change = sayIn(language)({ en: `${was} became ${is}`, es: `${was} cambió a ${is}` })
    alike.set(change, [...(alike.get(change) ?? []), day])
  }
  return [...alike].map(([change, days]) => `${daysInWords(days, language)}: ${change}`)
}
