import { utcDay } from '../utc-day.ts'

/** Spelled out: browsers disagree on 'Sep' and 'Sept', and the server’s page must match theirs. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Nov 12, 2026' */
export const shortDate = (iso: string) => {
  const { day, month, year } = utcDay(iso)
  return `${MONTHS[month]} ${day}, ${year}`
}
