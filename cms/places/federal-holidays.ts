import { type Holiday, inRange } from '@18f/us-federal-holidays'

const AS_DATED = { shiftSaturdayHolidays: false, shiftSundayHolidays: false }

/**
 * The federal holidays between two moments, by their date: as they are dated, and the days off for
 * those on a weekend. '2026-12-25': 'Christmas Day'.
 */
export const federalHolidays = (from: Date, until: Date): Record<string, string> => {
  const found: Holiday[] = [...inRange(from, until), ...inRange(from, until, AS_DATED)]
  return Object.fromEntries(found.map(({ dateString, name }) => [dateString, name]))
}
