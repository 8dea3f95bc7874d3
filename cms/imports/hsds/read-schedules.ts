import { type OpenTime, readClosing, readOpening, writeOpeningHours } from '../../clinics/index.ts'
import { DAYS } from '../../contract/constants.ts'
import type { ReadSchedule } from './hsds-service.ts'

const dayOf = (code: string) =>
  DAYS.find((day) => day.slice(0, 2).toUpperCase() === code.trim().toUpperCase())

/** '09:00:00' and '09:00-05:00' are '09:00': whose clock it is, the place says. */
const clock = (time = '') => /^\d{1,2}:\d{2}(?:\s*[ap]\.?m)?/i.exec(time)?.[0]

/** Whether it recurs each week, without end. */
const isWeekly = ({ freq, interval, count, bymonthday, byweekno, byyearday }: ReadSchedule) =>
  (!freq || freq === 'WEEKLY' || freq === 'DAILY') &&
  Number(interval ?? 1) === 1 &&
  !count &&
  !bymonthday &&
  !byweekno &&
  !byyearday

/** Days on which a schedule happens, whether each week or not. */
const timesOf = ({ freq, byday, opens_at, closes_at }: ReadSchedule): OpenTime[] => {
  const opens = readOpening(clock(opens_at) ?? '')
  const closes = opens && readClosing(clock(closes_at) ?? '', opens)
  if (!opens || !closes) return []
  const days = freq === 'DAILY' && !byday ? DAYS : (byday ?? '').split(',').map(dayOf)
  return days.flatMap((day) => (day ? [{ day, opens, closes }] : []))
}

const isPast = (day: string | undefined, now: string) => Boolean(day && day.slice(0, 10) < now)

const WEEK_MS = 7 * 24 * 60 * 60_000

/** Whether it is over: by its dates, or since it has happened as often as it was to. */
const isOver = ({ until, valid_to, count, interval, dtstart }: ReadSchedule, now: string) => {
  if (isPast(until, now) || isPast(valid_to, now)) return true
  const weeks = Number(count ?? 0) * Number(interval ?? 1)
  return weeks > 0 && Date.parse(dtstart ?? '') + weeks * WEEK_MS < Date.parse(now)
}

const inOrder = (one: OpenTime, other: OpenTime) =>
  DAYS.indexOf(one.day) - DAYS.indexOf(other.day) || one.opens.localeCompare(other.opens)

/** What a schedule says that no week does: 'Every 2 weeks: Tuesday 18:00-20:00'. */
const wordsOf = (schedule: ReadSchedule, now: string): string[] => {
  const { interval, valid_from, until, description } = schedule
  const times = writeOpeningHours(timesOf(schedule))
  const starts = valid_from && valid_from > now ? `From ${valid_from.slice(0, 10)}` : ''
  const often = Number(interval ?? 1) > 1 ? `Every ${interval} weeks` : ''
  const ends = until ? `until ${until.slice(0, 10)}` : ''
  const when = [starts, often, ends].filter(Boolean).join(', ')
  const isSaid = times !== '' && when !== '' && schedule.freq !== 'MONTHLY'
  return [...(description ? [description] : []), ...(isSaid ? [`${when}: ${times}`] : [])]
}

/**
 * Weekly hours, and what only words say. A schedule that is over says nothing.
 * @param now the day, as 'YYYY-MM-DD'
 */
export const readSchedules = (
  schedules: readonly ReadSchedule[],
  now = new Date().toISOString().slice(0, 10),
) => {
  const current = schedules.filter((schedule) => !isOver(schedule, now))
  const isOpenNow = (schedule: ReadSchedule) =>
    isWeekly(schedule) && !(schedule.valid_from && schedule.valid_from > now)
  const words = current.flatMap((schedule) =>
    isOpenNow(schedule) && timesOf(schedule).length > 0
      ? [schedule.description ?? '']
      : wordsOf(schedule, now),
  )
  return {
    openingHours: writeOpeningHours(current.filter(isOpenNow).flatMap(timesOf).sort(inOrder)),
    hoursOfOperation: [...new Set(words.filter(Boolean))].join('\n'),
  }
}
