import { utcDay } from '../utc-day.ts'

const MONTHS =
  'January February March April May June July August September October November December'

/** 'November 12, 2026', for sentences. Apart from dates.ts, which every page loads. */
export const longDate = (iso: string) => {
  const { day, month, year } = utcDay(iso)
  return `${MONTHS.split(' ')[month]} ${day}, ${year}`
}
