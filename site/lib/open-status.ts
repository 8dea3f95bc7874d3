import {
  type ClinicSummary,
  dayOf,
  localTime,
  type OpenState,
  openState,
} from '@healthcare-for-all/cms/contract'
import type { ClinicCardCopy } from '../copy/clinic-card.ts'
import type { Clock } from './clock.tsx'
import { clockTime } from './clock-time.ts'

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

const daysBetween = (minute: number, { minutes }: OpenState) =>
  Math.floor(((minute % DAY) + (minutes ?? 0)) / DAY)

/**
 * Whether a clinic is open, in a few words: 'Open until 5 PM', 'Opens Mon 8 AM'. They name times and
 * not what is now, so that they are still true when somebody reads them later.
 * @returns undefined if its hours or its time zone are unknown
 */
export const openStatus = (
  { openWeek, timeZone }: Pick<ClinicSummary, 'openWeek' | 'timeZone'>,
  { now, holidays }: Clock,
  words: ClinicCardCopy['open'],
): OpenStatus | undefined => {
  if (!timeZone) return undefined
  const { date, minute } = timeIn(timeZone, now)
  const state = openState(openWeek, minute)
  if (!state) return undefined
  const ahead = daysBetween(minute, state)
  const nextDate = new Date(Date.parse(date) + ahead * DAY_MS).toISOString().slice(0, 10)
  const holiday = holidays[state.isOpen ? date : nextDate]
  const then = minute + (state.minutes ?? 0)
  const time = clockTime(timeAt(then), words)
  const day = ahead === 0 ? undefined : words.days[dayOf(then)]
  if (state.isOpen) {
    if (state.minutes === null) {
      if (holiday) return { isOpen: false, text: words.mayBeClosed(holiday) }
      return { isOpen: true, text: words.always, alone: true }
    }
    const until = [time, state.minutes < DAY ? undefined : day] as const
    if (holiday) return { isOpen: false, text: words.mayBeClosed(holiday, ...until), alone: true }
    return { isOpen: true, text: words.until(...until) }
  }
  const opens = words.opens(time, day)
  if (holiday) return { isOpen: false, text: words.unless(opens, holiday), alone: true }
  return { isOpen: false, text: opens }
}
