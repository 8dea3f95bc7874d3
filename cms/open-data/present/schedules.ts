import { hoursInWords } from '../../clinics/index.ts'
import type { Clinic, OpeningHours } from '../../contract/clinic.ts'
import { DAYS } from '../../contract/constants.ts'
import type { HsdsSchedule } from '../../contract/hsds/parts.ts'
import type { Ids } from '../ids.ts'

/** As iCalendar writes it: 'MO'. */
const codeOf = (day: OpeningHours['day']) => day.slice(0, 2).toUpperCase()

/** The days with the same hours together, in the order of the week. */
const stretches = (hours: readonly OpeningHours[]) => {
  const days = new Map<string, OpeningHours[]>()
  for (const one of hours) {
    const key = `${one.opens} ${one.closes}`
    days.set(key, [...(days.get(key) ?? []), one])
  }
  return [...days.values()].flatMap((same) => {
    const [first] = same
    const named = DAYS.filter((day) => same.some((one) => one.day === day))
    return first ? [{ ...first, byday: named.map(codeOf).join(',') }] : []
  })
}

/** The standard wants a time, and the day's last one is 23:59. */
const timeOf = (closes: string) => (closes === '24:00' ? '00:00' : closes)

/** Somebody may have typed the same with spaces of another kind. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** Weekly hours, and the words that say more than they do. */
export const schedulesOf = (clinic: Clinic, ids: Ids): HsdsSchedule[] => {
  const { openingHours, hoursOfOperation, timeZone } = clinic
  const service_id = ids.of('service', clinic.id)
  const notes = timeZone ? { notes: `Local time (${timeZone})` } : {}
  const weekly = stretches(openingHours).map(
    ({ byday, opens, closes }): Omit<HsdsSchedule, 'id'> => ({
      service_id,
      freq: 'WEEKLY',
      wkst: 'MO',
      byday,
      opens_at: opens,
      closes_at: timeOf(closes),
      ...notes,
    }),
  )
  const said = spaced(hoursInWords(openingHours, 'en') ?? '')
  const saysMore = hoursOfOperation && spaced(hoursOfOperation) !== said
  const all = saysMore ? [...weekly, { service_id, description: hoursOfOperation }] : weekly
  return all.map((one, part) => ({ id: ids.of('schedule', clinic.id, part), ...one }))
}
