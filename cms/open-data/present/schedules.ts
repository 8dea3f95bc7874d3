import { furtherHours, schedules } from '../../clinics/index.ts'
import type { Clinic } from '../../contract/clinic.ts'
import { type HoursWeeks, KIND_WORDS } from '../../contract/hours-kinds.ts'
import type { HsdsSchedule } from '../../contract/hsds/parts.ts'
import { capitalized } from '../../documents/capitalized.ts'
import type { Ids } from '../ids.ts'

const NUMBERS: Readonly<Partial<Record<HoursWeeks, string>>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  last: '-1',
}

/** As iCalendar writes it: 'MO', '1MO,3MO'. */
const codesOf = (day: string, weeks: readonly HoursWeeks[]): string[] => {
  const code = day.slice(0, 2).toUpperCase()
  const numbers = weeks.flatMap((each) => NUMBERS[each] ?? [])
  return numbers.length > 0 ? numbers.map((number) => number + code) : [code]
}

/** The standard wants a time, and the day's last one is 23:59. */
const timeOf = (closes: string) => (closes === '24:00' ? '00:00' : closes)

/** Weekly hours, those of some weeks or by appointment, and the words that say more. */
export const schedulesOf = (clinic: Clinic, ids: Ids): HsdsSchedule[] => {
  const service_id = ids.of('service', clinic.id)
  const notes = clinic.timeZone ? { notes: `Local time (${clinic.timeZone})` } : {}
  const recurring = schedules(clinic).map(
    ({ days, opens, closes, weeks, access }): Omit<HsdsSchedule, 'id'> => ({
      service_id,
      freq: weeks.length > 0 ? 'MONTHLY' : 'WEEKLY',
      ...(weeks.includes('alternate') && { freq: 'WEEKLY', interval: 2 }),
      wkst: 'MO',
      byday: days.flatMap((day) => codesOf(day, weeks)).join(','),
      ...(opens && { opens_at: opens, closes_at: timeOf(closes) }),
      ...(access && { description: capitalized(KIND_WORDS.en.access[access]) }),
      ...notes,
    }),
  )
  const description = furtherHours(clinic)
  const all = description ? [...recurring, { service_id, description }] : recurring
  return all.map((one, part) => ({ id: ids.of('schedule', clinic.id, part), ...one }))
}
