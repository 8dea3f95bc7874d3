import { DAYS } from './constants.ts'

const DAY = 24 * 60
/** Minutes of a week. */
export const WEEK = 7 * DAY

/**
 * When something is open: minutes since Monday 00:00 on its own clock, from and until, in order.
 * Nothing overlaps or touches, and what lasts past Sunday midnight begins the week too.
 */
export type OpenWeek = [from: number, until: number][]

interface Stretch {
  day: (typeof DAYS)[number]
  /** 'HH:MM' */
  opens: string
  /** 'HH:MM'; at or before `opens`, it is on the next day. */
  closes: string
}

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Forms without a 24:00 say 23:59 for midnight. */
const isMidnight = (closes: string) => closes === '23:59'

const spanOf = ({ day, opens, closes }: Stretch): [number, number] => {
  const from = DAYS.indexOf(day) * DAY + minutes(opens)
  const length = (isMidnight(closes) ? DAY : minutes(closes)) - minutes(opens)
  return [from, from + (length > 0 ? length : length + DAY)]
}

/** What passes the end of the week begins it. */
const inWeek = ([from, until]: [number, number]): [number, number][] =>
  until > WEEK
    ? [
        [0, until - WEEK],
        [from, WEEK],
      ]
    : [[from, until]]

/** The week of some opening times. */
export const openWeek = (hours: readonly Stretch[]): OpenWeek => {
  const spans = hours.map(spanOf).flatMap(inWeek)
  const merged: [number, number][] = []
  for (const [from, until] of spans.sort(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else merged.push([from, until])
  }
  return merged
}

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The ends of a span's days, and of the span: what lasts no longer than a day goes past midnight. */
const partsOf = ([from, until]: readonly [number, number]): [number, number][] => {
  const midnight = (Math.floor(from / DAY) + 1) * DAY
  if (until <= midnight || until - from < DAY) return [[from, until]]
  return [[from, midnight], ...partsOf([midnight, until])]
}

/** A week as stretches of at most a day; those that last until midnight close at 24:00. */
export const stretchesOf = (week: OpenWeek): Stretch[] => {
  const [first, last] = [week[0], week.at(-1)]
  // Sunday night goes on on Monday.
  const goesOn = week.length > 1 && first?.[0] === 0 && last?.[1] === WEEK
  const spans = goesOn ? [...week.slice(1, -1), [last[0], WEEK + first[1]] as const] : week
  return spans.flatMap(partsOf).map(([from, until]) => ({
    day: dayOf(from),
    opens: clock(from % DAY),
    closes: until % DAY === 0 ? '24:00' : clock(until % DAY),
  }))
}

/** The weekday of a minute of the week, which may be of the next one. */
export const dayOf = (minute: number): (typeof DAYS)[number] =>
  DAYS[Math.floor((minute % WEEK) / DAY)] ?? 'monday'

/** From 6 PM to midnight on workdays. */
export const EVENINGS: OpenWeek = DAYS.slice(0, 5).map((_, day) => [
  day * DAY + 18 * 60,
  (day + 1) * DAY,
])
export const WEEKEND: OpenWeek = [[5 * DAY, WEEK]]

/** Whether something is open, until when or from when on: minutes from the asked one on. */
export type OpenState =
  | { isOpen: true; minutes: number }
  | { isOpen: true; minutes: null }
  | { isOpen: false; minutes: number }

/** The state at a minute of the week; undefined if no hours are known. */
export const openState = (week: OpenWeek, minute: number): OpenState | undefined => {
  const [first] = week
  if (!first) return undefined
  if (first[0] === 0 && first[1] === WEEK) return { isOpen: true, minutes: null }
  const now = week.find(([from, until]) => from <= minute && minute < until)
  if (now) {
    const goesOn = now[1] === WEEK && first[0] === 0 ? first[1] : 0
    return { isOpen: true, minutes: now[1] - minute + goesOn }
  }
  const next = week.find(([from]) => from > minute)
  return { isOpen: false, minutes: next ? next[0] - minute : first[0] + WEEK - minute }
}

const readers = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a thousand times as long as using it. */
const readerOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = readers.get(timeZone)
  if (known) return known
  const reader = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  readers.set(timeZone, reader)
  return reader
}

/** What a clock and a calendar in a time zone show. */
export interface LocalTime {
  /** 'YYYY-MM-DD' */
  date: string
  /** Minutes since Monday 00:00. */
  minute: number
}

/** @param timeZone as in the IANA database: 'America/Chicago' */
export const localTime = (now: Date, timeZone: string): LocalTime => {
  const parts = Object.fromEntries(
    readerOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${parts.year}-${parts.month}-${parts.day}`
  const day = (new Date(date).getUTCDay() + 6) % 7
  return { date, minute: day * DAY + minutes(`${parts.hour}:${parts.minute}`) }
}
