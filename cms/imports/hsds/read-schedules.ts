import { type OpenTime, writeOpeningHours } from '../../clinics/index.ts'
import { DAYS } from '../../contract/constants.ts'
import type { ReadSchedule } from './hsds-service.ts'

const dayOf = (code: string) =>
  DAYS.find((day) => day.slice(0, 2).toUpperCase() === code.trim().toUpperCase())

/** '09:00:00' and '09:00-05:00' are '09:00': whose clock it is, the place says. */
const clock = (time = '') => /^\d{2}:\d{2}/.exec(time)?.[0]

/** What happens each week; a schedule by the month says nothing that a week could. */
const timesOf = ({ freq, byday, opens_at, closes_at }: ReadSchedule): OpenTime[] => {
  const [opens, closes] = [clock(opens_at), clock(closes_at)]
  if (!opens || !closes || (freq && freq !== 'WEEKLY')) return []
  return (byday ?? '').split(',').flatMap((code) => {
    const day = dayOf(code)
    return day ? [{ day, opens, closes }] : []
  })
}

const inOrder = (one: OpenTime, other: OpenTime) =>
  DAYS.indexOf(one.day) - DAYS.indexOf(other.day) || one.opens.localeCompare(other.opens)

/** Weekly hours, and what only words say. */
export const readSchedules = (schedules: readonly ReadSchedule[]) => ({
  openingHours: writeOpeningHours(schedules.flatMap(timesOf).sort(inOrder)),
  hoursOfOperation: schedules
    .filter((schedule) => timesOf(schedule).length === 0)
    .map(({ description = '' }) => description)
    .filter(Boolean)
    .join('\n'),
})
