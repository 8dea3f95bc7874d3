import { readClosing, readHoursAlone, readOpening, writeOpeningHours } from '../../clinics/index.ts'
import { DAYS } from '../../contract/constants.ts'
import type { HoursWeeks } from '../../contract/hours-kinds.ts'
import { isRegular, type OpenTime } from '../../contract/open-time.ts'
import type { ReadSchedule } from './hsds-service.ts'

const WEEKS_OF_MONTH: Readonly<Record<string, HoursWeeks>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  '-1': 'last',
}

/** 'TU', and '2TU' of a month. */
const dayOf = (code: string) => {
  const [, which = '', name = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(code.trim().toUpperCase()) ?? []
  const day = DAYS.find((each) => each.slice(0, 2).toUpperCase() === name)
  return day && { day, which }
}

/** '09:00:00' and '09:00-05:00' are '09:00': whose clock it is, the place says. */
const clock = (time = '') => /^\d{1,2}:\d{2}(?:\s*[ap]\.?m)?/i.exec(time)?.[0]

/** 'By appointment', and nothing else. */
const accessOf = ({ description }: ReadSchedule): OpenTime['access'] => {
  const [parsed] = description ? (readHoursAlone(`Monday 9-17 ${description}`) ?? []) : []
  return parsed?.access
}

/** Days on which a schedule happens, in all weeks or in some. */
const timesOf = (schedule: ReadSchedule): OpenTime[] => {
  const { freq, interval, byday, opens_at, closes_at } = schedule
  const access = accessOf(schedule)
  const opens = readOpening(clock(opens_at) ?? '') ?? ''
  const closes = (opens && readClosing(clock(closes_at) ?? '', opens)) || ''
  if ((opens === '') !== (closes === '')) return []
  const days =
    freq === 'DAILY' && !byday
      ? DAYS.map((day) => ({ day, which: '' }))
      : (byday ?? '').split(',').map(dayOf)
  return days.flatMap((found) => {
    if (!found) return []
    const weeks =
      WEEKS_OF_MONTH[found.which] ?? (Number(interval ?? 1) === 2 ? 'alternate' : undefined)
    const kind = { ...(access && { access }), ...(weeks && { weeks }) }
    if (opens === '' && isRegular(kind)) return []
    return [{ day: found.day, opens, closes, ...kind }]
  })
}

/** Whether it recurs without end, each week or as a day of some weeks does. */
const recurs = (schedule: ReadSchedule) => {
  const { freq, interval, count, bymonthday, byweekno, byyearday } = schedule
  if (count || bymonthday || byweekno || byyearday) return false
  const every = Number(interval ?? 1)
  const areOfMonth = timesOf(schedule).map(({ weeks }) => Boolean(weeks && weeks !== 'alternate'))
  if (freq === 'MONTHLY') return every === 1 && areOfMonth.every(Boolean)
  if (areOfMonth.some(Boolean)) return false
  return freq === 'DAILY' ? every === 1 : (!freq || freq === 'WEEKLY') && every <= 2
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
    recurs(schedule) && !(schedule.valid_from && schedule.valid_from > now)
  const words = current.flatMap((schedule) =>
    isOpenNow(schedule) && timesOf(schedule).length > 0
      ? [accessOf(schedule) ? '' : (schedule.description ?? '')]
      : wordsOf(schedule, now),
  )
  return {
    openingHours: writeOpeningHours(current.filter(isOpenNow).flatMap(timesOf).sort(inOrder)),
    hoursOfOperation: [...new Set(words.filter(Boolean))].join('\n'),
  }
}
