import type { HoursAccess, HoursWeeks, LimitedHours } from '@healthcare-for-all/cms/contract'
import { type ClockWords, clockTime } from '@healthcare-for-all/cms/contract/clock-time'

export interface LimitedWords extends ClockWords {
  access: Record<HoursAccess, string>
  weeks: (weeks: HoursWeeks, day: string) => string
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** '9 AM – noon' on one line. */
export const stretchText = (opens: string, closes: string, words: ClockWords): string =>
  `${clockTime(opens, words)}\u00a0– ${clockTime(closes, words)}`

const timesOf = ({ opens, closes, access }: LimitedHours, words: LimitedWords): string[] => [
  ...(opens && closes ? [stretchText(opens, closes, words)] : []),
  ...(access ? [words.access[access]] : []),
]

/** Hours of a day that is neither open nor closed, beside its name: 'First Tuesday of the month: 6 – 8 PM'. */
export const limitedText = (hours: LimitedHours, day: string, words: LimitedWords): string => {
  const times = timesOf(hours, words).join(', ')
  if (!hours.weeks) return capitalized(times)
  return [capitalized(words.weeks(hours.weeks, day)), times].filter(Boolean).join(': ')
}

/** The same with the day: 'Fri by appointment', 'Some Tue: 6 – 8 PM'. */
export const limitedLine = (hours: LimitedHours, day: string, words: LimitedWords): string =>
  hours.weeks
    ? limitedText(hours, day, words)
    : capitalized([day, timesOf(hours, words).join(', ')].join(' '))
