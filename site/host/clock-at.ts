import { type Holiday, inRange } from '@18f/us-federal-holidays'
import { quarterOf } from '@healthcare-for-all/cms/contract'
import type { Clock } from '../lib/clock.tsx'

const DAY_MS = 24 * 60 * 60 * 1_000
/** From yesterday, which it still is in Hawaii, to the day on which a clinic may open next. */
const [BEFORE, AFTER] = [1, 8]

const AS_DATED = { shiftSaturdayHolidays: false, shiftSundayHolidays: false }

/** The quarter of an hour that it is, with the holidays around it: their own day, and the day off. */
export const clockAt = (now: number): Clock => {
  const days = [new Date(now - BEFORE * DAY_MS), new Date(now + AFTER * DAY_MS)] as const
  const holidays: Holiday[] = [...inRange(...days), ...inRange(...days, AS_DATED)]
  return {
    now: quarterOf(now),
    holidays: Object.fromEntries(holidays.map(({ dateString, name }) => [dateString, name])),
  }
}
