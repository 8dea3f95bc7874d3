import { furtherHours, weeklySchedules } from '../../clinics/index.ts'
import type { Clinic } from '../../contract/clinic.ts'
import type { HsdsSchedule } from '../../contract/hsds/parts.ts'
import type { Ids } from '../ids.ts'

/** As iCalendar writes it: 'MO'. */
const codeOf = (day: string) => day.slice(0, 2).toUpperCase()

/** The standard wants a time, and the day's last one is 23:59. */
const timeOf = (closes: string) => (closes === '24:00' ? '00:00' : closes)

/** Weekly hours, and the words that say more than they do. Listings keep how many these are. */
export const schedulesOf = (clinic: Clinic, ids: Ids): HsdsSchedule[] => {
  const { openingHours, timeZone } = clinic
  const service_id = ids.of('service', clinic.id)
  const notes = timeZone ? { notes: `Local time (${timeZone})` } : {}
  const weekly = weeklySchedules(openingHours).map(
    ({ days, opens, closes }): Omit<HsdsSchedule, 'id'> => ({
      service_id,
      freq: 'WEEKLY',
      wkst: 'MO',
      byday: days.map(codeOf).join(','),
      opens_at: opens,
      closes_at: timeOf(closes),
      ...notes,
    }),
  )
  const description = furtherHours(clinic)
  const all = description ? [...weekly, { service_id, description }] : weekly
  return all.map((one, part) => ({ id: ids.of('schedule', clinic.id, part), ...one }))
}
