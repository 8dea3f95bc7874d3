import {
  dayOf,
  type LimitedHours,
  localTime,
  type OpeningHours,
} from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'
import { limitedText, stretchText } from '../../lib/limited-hours.ts'

type Day = OpeningHours['day']

/** The weekday in a time zone, at a moment in milliseconds since 1970. */
export const weekdayAt = (now: number, timeZone: string) =>
  dayOf(localTime(new Date(now), timeZone).minute)

const isWholeDay = ({ opens, closes }: OpeningHours) =>
  opens === closes || (opens === '00:00' && ['24:00', '23:59'].includes(closes))

/** One day's stretches in words, what is by appointment or not each week, or 'Closed'. */
export const dayHours = (
  hours: OpeningHours[],
  day: Day,
  words: ClinicCopy['hours'],
  limited: LimitedHours[] = [],
): string[] => {
  const own = limited.filter((one) => one.day === day)
  // Hours without an appointment stand in the week too.
  const isSaid = ({ opens, closes }: OpeningHours) =>
    own.some((one) => !one.weeks && one.opens === opens && one.closes === closes)
  const stretches = hours
    .filter((stretch) => stretch.day === day && !isSaid(stretch))
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map((stretch) =>
      isWholeDay(stretch) ? words.wholeDay : stretchText(stretch.opens, stretch.closes, words),
    )
  const all = [...stretches, ...own.map((one) => limitedText(one, words.days[day], words))]
  return all.length === 0 ? [words.closed] : all
}
