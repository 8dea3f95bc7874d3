import type { OpenTime } from '../../contract/open-time.ts'
import { readClosing, readOpening } from './read-time.ts'

/** From when until when, as 'HH:MM'. */
export type Stretch = Pick<OpenTime, 'opens' | 'closes'>

/** '18:00' and '1800', which are unambiguous. */
const HAS_MINUTES = /\d[:.h]\d{2}|\d{4}/
/** '6' or '1:30': morning or afternoon? */
const IS_EITHER = /^[1-6](?!\d|[^ap]*[ap])/
/** Whoever opens later may be open past midnight, until the morning; '09:00-05:00' is a slip. */
const EVENING = '15:00'
const MORNING = '10:00'
/** At noon, or at midnight? '9am-12am' */
const IS_TWELVE_AM = /^12(?::00)?\s*a\.?m?\.?$/
/** Who opens earlier, as '3:00am-5:00pm', rather means the afternoon. '03:00' is meant. */
const FIRST_HOUR = '04:00'
const IN_FULL = /^\d{2}:\d{2}$/

const halfOf = (text: string): string | undefined => /\d\s*([ap])/.exec(text)?.[1]

/** Minutes on a clock of twelve hours; undefined on one of 24. */
const onDial = (text: string): number | undefined => {
  const [, hours = '', minutes = '0'] = /^(\d{1,2}?)(?:[:.h]?(\d{2}))?(?!\d)/.exec(text) ?? []
  const hour = Number(hours)
  return hour >= 1 && hour <= 12 ? (hour % 12) * 60 + Number(minutes) : undefined
}

const HOUR = 60

/**
 * What half of the day '5' is in '5-8pm', and '8' in '8-5pm'.
 * @returns undefined if it may be either, as in '7-9pm'
 */
const halfBefore = (start: string, end: string): string | undefined => {
  const [from, until] = [onDial(start), onDial(end)]
  if (from === undefined || until === undefined) return undefined
  if (halfOf(end) === 'a') return 0 < from && from < until ? 'a' : undefined
  // Before noon, and from noon on.
  if (until < HOUR) return from >= 5 * HOUR ? 'a' : undefined
  if (from < HOUR) return 'p'
  if (from >= until) return from >= 5 * HOUR ? 'a' : undefined
  return from < 7 * HOUR && !start.startsWith('0') ? 'p' : undefined
}

/** '6:00-14:00': the afternoon would be too late. */
const isMorning = (start: string, end: string): boolean => {
  const opens = readOpening(start) ?? ''
  return /^(?:1[3-9]|2[0-4])/.test(end) && opens >= end.replace(/^(\d{2})\D?(\d{2})?.*$/, '$1:$2')
}

/**
 * @param after when it closed before, on the same day: '1' after noon is in the afternoon
 * @returns undefined if it is unclear
 */
export const stretchOf = (start: string, end: string, after?: string): Stretch | undefined => {
  const isHalved = !halfOf(start) && halfOf(end) && onDial(start) !== undefined
  const half = isHalved ? halfBefore(start, end) : ''
  if (half === undefined) return undefined
  const from = isMorning(start, end) ? `${start}am` : `${start}${half}`
  const opens = readOpening(from)
  const closes = opens && readClosing(end, opens)
  if (!opens || !closes) return undefined
  if (IS_EITHER.test(from) && !(after && after >= '11:00' && opens >= after)) return undefined
  if (opens < FIRST_HOUR && !IN_FULL.test(start) && closes < '23:59') return undefined
  if (opens < '12:00' && opens !== '00:00' && IS_TWELVE_AM.test(end)) return undefined
  // Past midnight: '18:00-02:00' is clear, but '9 pm - 9 am' may be a slip.
  const isLate = opens >= EVENING && closes <= MORNING
  const isClear = closes > opens || (isLate && HAS_MINUTES.test(start) && HAS_MINUTES.test(end))
  return isClear ? { opens, closes } : undefined
}
