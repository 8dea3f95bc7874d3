import { type Holiday, inRange } from '@18f/us-federal-holidays'
import { quarterOf } from '@healthcare-for-all/cms/contract'
import type { Clock } from '../lib/clock.tsx'

const DAY_MS = 24 * 60 * 60 * 1_000
/**
 * From the day before yesterday to the day on which a clinic may open next: in Hawaii it is still
 * yesterday, and a night that is open began the day before.
 */
const [BEFORE, AFTER] = [2, 8]

const AS_DATED = { shiftSaturdayHolidays: false, shiftSundayHolidays: false }

/** The holidays around a time: their own day, and the day off. */
const holidaysAround = (now: number): Clock['holidays'] => {
  const days = [new Date(now - BEFORE * DAY_MS), new Date(now + AFTER * DAY_MS)] as const
  const holidays: Holiday[] = [...inRange(...days), ...inRange(...days, AS_DATED)]
  return Object.fromEntries(holidays.map(({ dateString, name }) => [dateString, name]))
}

/** All pages of a quarter of an hour have the same one. */
let last: Clock | undefined

/** The quarter of an hour that it is, with the holidays around it. */
export const clockAt = (now: number): Clock => {
  const quarter = quarterOf(now)
  if (last?.now !== quarter) last = { now: quarter, holidays: holidaysAround(now) }
  return last
}
