import { LOCALES, type Locale } from '../../contract/constants.ts'
import { isRegular, type OpenTime, storedHours } from '../../contract/open-time.ts'
import { openWeek } from '../../contract/open-week.ts'
import { plain } from './hours-text.ts'
import { readOpeningHours, writeOpeningHours } from './opening-hours.ts'
import { TYPED_WORDS } from './typed-words.ts'

/** How hours in words go with the weekly hours: 'unclear' if nobody but a person can tell. */
export type HoursAgreement = 'same' | 'different' | 'unclear'

const limitedKeys = (times: readonly OpenTime[]): string[] =>
  times
    .filter((time) => !isRegular(time))
    .map(({ day, opens, closes, access, weeks }) =>
      [day, opens, closes, access ?? '', weeks ?? ''].join(' '),
    )
    .sort()

const regularWeek = (times: readonly OpenTime[]) =>
  JSON.stringify(openWeek(times.filter(isRegular)))

/** Whether two lists of times say the same week, however it is cut. */
export const isSameWeek = (one: readonly OpenTime[], other: readonly OpenTime[]): boolean =>
  regularWeek(one) === regularWeek(other) &&
  limitedKeys(one).join('\n') === limitedKeys(other).join('\n')

/** Words may name days by appointment or of some weeks, of which the weekly hours say nothing. */
const agree = (parsed: readonly OpenTime[], times: readonly OpenTime[]): boolean =>
  isSameWeek(parsed, times) ||
  (times.every(isRegular) && isSameWeek(parsed.filter(isRegular), times)) ||
  (parsed.every(isRegular) && isSameWeek(parsed, times.filter(isRegular)))

/** A number, a day, or when it is closed. Words without any, as 'By appointment', contradict no hours. */
const ABOUT_TIMES = new RegExp(
  LOCALES.map((locale) => {
    const { days, spans, named, closed, wholeDay } = TYPED_WORDS[locale]
    const begun = days.map((day) => plain(day).slice(0, 3))
    return `\\d|\\b(?:${[named, closed, wholeDay, ...Object.keys(spans), ...begun].join('|')})`
  }).join('|'),
)

/** Whether hours in words say the same as the weekly hours. */
export const hoursAgreement = (
  times: readonly OpenTime[],
  words: string | null | undefined,
  locale: Locale = 'en',
): HoursAgreement => {
  const isWritten = storedHours(times).length === times.length
  if (times.length === 0 || !words?.trim() || !isWritten) return 'same'
  const parsed = readOpeningHours(words, locale)
  if (parsed) {
    if (agree(parsed, times)) return 'same'
    // 'Every other Saturday 9-12' beside Monday to Friday says more; beside Saturdays it may say less.
    if (parsed.some(isRegular)) return 'different'
    return parsed.some(({ day }) => times.some((time) => time.day === day)) ? 'unclear' : 'same'
  }
  return ABOUT_TIMES.test(plain(words)) ? 'unclear' : 'same'
}

/** The key of somebody's answer that unclear words fit the weekly hours. Another week is asked again. */
export const wordsFitKey = (times: readonly OpenTime[], words: string | null | undefined): string =>
  `hours in words ${writeOpeningHours(times)}: ${words}`
