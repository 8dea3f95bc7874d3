import type { Clock } from '../lib/clock.tsx'

/** Holidays with their names in a language, or in the calendar's own words if it has none. */
export const namedHolidays = (
  holidays: Clock['holidays'],
  names: Readonly<Record<string, string>>,
): Clock['holidays'] =>
  Object.fromEntries(Object.entries(holidays).map(([date, name]) => [date, names[name] ?? name]))
