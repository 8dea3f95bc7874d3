import { LOCALES, type Locale } from '../../contract/constants.ts'
import { openWeek } from '../../contract/open-week.ts'
import { plain } from './hours-tokens.ts'
import type { OpenTime } from './open-time.ts'
import { readOpeningHours, writeOpeningHours } from './opening-hours.ts'
import { TYPED_WORDS } from './typed-words.ts'

/** How hours in words go with the weekly hours: 'unclear' if nobody but a person can tell. */
export type HoursAgreement = 'same' | 'different' | 'unclear'

const WRITTEN = /^\d{2}:\d{2}$/
const isWritten = ({ opens, closes }: OpenTime) => WRITTEN.test(opens) && WRITTEN.test(closes)

/** Whether two lists of times say the same week, however it is cut. */
export const isSameWeek = (one: readonly OpenTime[], other: readonly OpenTime[]): boolean =>
  JSON.stringify(openWeek(one)) === JSON.stringify(openWeek(other))

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
  if (times.length === 0 || !words?.trim() || !times.every(isWritten)) return 'same'
  const said = readOpeningHours(words, locale)
  if (said) return isSameWeek(said, times) ? 'same' : 'different'
  return ABOUT_TIMES.test(plain(words)) ? 'unclear' : 'same'
}

/** The key of somebody's answer that unclear words fit the weekly hours. Another week is asked again. */
export const wordsFitKey = (times: readonly OpenTime[], words: string | null | undefined): string =>
  `hours in words ${writeOpeningHours(times)}: ${words}`
