import { dayOf, localTime, type OpeningHours } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'
import { clockTime } from '../../lib/clock-time.ts'

type Day = OpeningHours['day']

/** The weekday in a time zone, at a moment in milliseconds since 1970. */
export const weekdayAt = (now: number, timeZone: string) =>
  dayOf(localTime(new Date(now), timeZone).minute)

const isWholeDay = ({ opens, closes }: OpeningHours) =>
  opens === closes || (opens === '00:00' && ['24:00', '23:59'].includes(closes))

/** One day's stretches in words, or 'Closed'. */
export const dayHours = (hours: OpeningHours[], day: Day, words: ClinicCopy['hours']): string[] => {
  const stretches = hours
    .filter((stretch) => stretch.day === day)
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map((stretch) =>
      isWholeDay(stretch)
        ? words.wholeDay
        : `${clockTime(stretch.opens, words)}\u00a0– ${clockTime(stretch.closes, words)}`,
    )
  return stretches.length === 0 ? [words.closed] : stretches
}
