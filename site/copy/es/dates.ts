import { utcDay } from '../utc-day.ts'

/** Spelled out, as the English ones are: browsers disagree on 'sep' and 'sept'. */
const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** '12 nov 2026' */
export const shortDate = (iso: string) => {
  const { day, month, year } = utcDay(iso)
  return `${day} ${MONTHS[month]} ${year}`
}
