import {
  type ClinicSummary,
  dayOf,
  localTime,
  openState,
  WEEK,
} from '@healthcare-for-all/cms/contract'
import { clockTime } from '@healthcare-for-all/cms/contract/clock-time'
import type { ClinicCardCopy } from '../copy/clinic-card.ts'
import type { Clock } from './clock.tsx'
import { limitedLine } from './limited-hours.ts'

const DAY = 24 * 60
const DAY_MS = DAY * 60 * 1_000

export interface OpenStatus {
  isOpen: boolean
  text: string
  /** Its usual hours add nothing: it never closes, or a holiday may change them. */
  alone?: true
}

/** Times in the zones of the clinics shown: a page of them asks for the same few again and again. */
const times = new Map<string, { now: number; time: ReturnType<typeof localTime> }>()

const timeIn = (timeZone: string, now: number) => {
  const known = times.get(timeZone)
  if (known?.now === now) return known.time
  const time = localTime(new Date(now), timeZone)
  times.set(timeZone, { now, time })
  return time
}

/** '17:30' for a minute of the week. */
const timeAt = (minute: number) =>
  `${String(Math.floor((minute % DAY) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The date of a moment so many minutes after the beginning of a date. */
const dateAfter = (date: string, minutes: number) =>
  new Date(Date.parse(date) + Math.floor(minutes / DAY) * DAY_MS).toISOString().slice(0, 10)

type Hours = Pick<ClinicSummary, 'openWeek' | 'timeZone' | 'limitedHours' | 'closedUntil'>

/** What is still to come today by appointment, or perhaps: nobody can say whether that is open. */
const limitedToday = (
  { limitedHours = [], timeZone }: Hours,
  { now }: Clock,
  words: ClinicCardCopy['open'],
): string | undefined => {
  if (!timeZone) return undefined
  const { minute } = timeIn(timeZone, now)
  const today = dayOf(minute)
  const isAhead = ({ opens, closes }: { opens: string | null; closes: string | null }) =>
    !opens || !closes || closes <= opens || timeAt(minute) < closes
  const found = limitedHours.filter(
    (hours) => hours.day === today && (hours.weeks || hours.access !== 'walkIn') && isAhead(hours),
  )
  return found.map((hours) => limitedLine(hours, words.days[today], words)).join('. ') || undefined
}

/**
 * By its weekly hours: 'Open until 5 PM', 'Opens Mon 8 AM'. The words name times and
 * not what is now, so that they are still true when somebody reads them later.
 * @returns undefined if its hours or its time zone are unknown
 */
const weeklyStatus = (
  { openWeek, timeZone }: Pick<ClinicSummary, 'openWeek' | 'timeZone'>,
  { now, holidays }: Clock,
  words: ClinicCardCopy['open'],
): OpenStatus | undefined => {
  if (!timeZone) return undefined
  const { date, minute } = timeIn(timeZone, now)
  const state = openState(openWeek, minute)
  if (!state) return undefined
  if (state.minutes === null) return { isOpen: true, text: words.always, alone: true }
  const then = minute + state.minutes
  const ofDay = minute % DAY
  const time = clockTime(timeAt(then), words)
  const isToday = ofDay + state.minutes < DAY
  const day = isToday ? undefined : words.days[dayOf(then)]
  // A holiday keeps a clinic from opening. It ends no night that began before, and no day that is
  // open from midnight to midnight.
  const at = state.isOpen ? minute : then % WEEK
  const midnight = at - (at % DAY)
  const [from, until] = openWeek.find(([from, until]) => from <= at && at < until) ?? [at, at]
  const isWholeDay = from <= midnight && midnight + DAY <= until
  // What is open as the week begins is Sunday's night.
  const ahead = state.isOpen ? (from || -1) - minute : state.minutes
  const holiday = isWholeDay ? undefined : holidays[dateAfter(date, ofDay + ahead)]
  if (state.isOpen) {
    const closes = [time, state.minutes < DAY ? undefined : day] as const
    if (holiday) return { isOpen: false, text: words.mayBeClosed(holiday, ...closes), alone: true }
    return { isOpen: true, text: words.until(...closes) }
  }
  const opens = words.opens(time, day)
  if (holiday) return { isOpen: false, text: words.unless(opens, holiday), alone: true }
  return { isOpen: false, text: opens }
}

/**
 * Whether a clinic is open, in a few words: 'Open until 5 PM', 'Opens Mon 8 AM'. On a day by appointment or
 * of some weeks it says that, and neither open nor closed: 'Fri by appointment. Opens Mon 8 AM'. While it is closed for
 * now, it says until when.
 * @returns undefined if its hours or its time zone are unknown
 */
export const openStatus = (
  hours: Hours,
  clock: Clock,
  words: ClinicCardCopy['open'],
): OpenStatus | undefined => {
  const { closedUntil, timeZone } = hours
  const today = timeIn(timeZone ?? 'UTC', clock.now).date
  if (closedUntil && today < closedUntil)
    return { isOpen: false, text: words.closedUntil(closedUntil), alone: true }
  const status = weeklyStatus(hours, clock, words)
  const limited = status?.isOpen ? undefined : limitedToday(hours, clock, words)
  if (!limited) return status
  return { isOpen: false, text: status ? `${limited}. ${status.text}` : limited }
}
