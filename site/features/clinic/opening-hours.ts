import { DAYS, type OpeningHours } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'

type Day = OpeningHours['day']

/** The weekday of a date in the reader's own time zone. */
export const weekdayOf = (date: Date) => DAYS[(date.getDay() + 6) % 7]

/** '08:30' → '8:30 AM', '12:00' → 'noon' */
export const clockTime = (time: string, words: ClinicCopy['hours']) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour === 12) return words.noon
  if (minute === 0 && hour % 24 === 0) return words.midnight
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`
}

/** One day's stretches in words, or 'Closed'. A line breaks only between stretches. */
export const dayHours = (hours: OpeningHours[], day: Day, words: ClinicCopy['hours']) => {
  const stretches = hours
    .filter((stretch) => stretch.day === day)
    .sort((a, b) => a.opens.localeCompare(b.opens))
    .map(
      ({ opens, closes }) => `${clockTime(opens, words)}\u00a0–\u00a0${clockTime(closes, words)}`,
    )
  return stretches.length === 0 ? words.closed : stretches.join(', ')
}
