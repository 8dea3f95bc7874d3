import { localTime, type OpenWeek, WEEK } from '../contract/open-week.ts'

const DAY = 24 * 60
const [NOON, ONE] = [12 * 60, 13 * 60]

/** When offices answer: on workdays from 9 to 5, but for lunch. */
export const OFFICE_WEEK: OpenWeek = [0, 1, 2, 3, 4].flatMap((day): OpenWeek => {
  const at = (minute: number) => day * DAY + minute
  return [
    [at(9 * 60), at(NOON)],
    [at(ONE), at(17 * 60)],
  ]
})

/** When somebody answers at a clinic: its own hours, or an office's if nobody knows them. */
export const callingWeek = (openWeek: OpenWeek): OpenWeek =>
  openWeek.length > 0 ? openWeek : OFFICE_WEEK

/** The stretches of one day, in minutes of that day. @param day 0 for Monday */
const onDay = (week: OpenWeek, day: number): [number, number][] =>
  week.flatMap(([from, until]): [number, number][] => {
    const [start, end] = [Math.max(from, day * DAY), Math.min(until, (day + 1) * DAY)]
    return start < end ? [[start - day * DAY, end - day * DAY]] : []
  })

/** Whoever is open at night is still called by day. */
const [EARLIEST, LATEST] = [8 * 60, 20 * 60]
const HOUR = 60

/** Times of a day at which a call may be tried, an hour apart. */
const hoursOf = (stretches: [number, number][]): number[] => {
  const all = stretches.flatMap(([from, until]) =>
    Array.from({ length: Math.ceil((until - from) / HOUR) }, (_, index) => from + index * HOUR),
  )
  const byDay = all.filter((minute) => minute >= EARLIEST && minute < LATEST)
  return byDay.length > 0 ? byDay : all
}

/** So far from what was tried, it is another time of the day. */
const APART = 2 * HOUR

/** The first time that is well apart from those tried, or the one that is farthest from them. */
const anotherTime = (times: number[], tried: number[]): number | undefined => {
  const distance = (time: number) => Math.min(...tried.map((one) => Math.abs(one - time)))
  const apart = times.find((time) => distance(time) >= APART)
  return apart ?? times.toSorted((a, b) => distance(b) - distance(a))[0]
}

const MINUTE_MS = 60_000
const DAY_MS = DAY * MINUTE_MS

const asUtc = ({ date, minute }: { date: string; minute: number }) =>
  Date.parse(date) + (minute % DAY) * MINUTE_MS

/** The moment at which a clock in a time zone shows a time. @param minute of that day */
export const momentAt = (date: string, minute: number, timeZone: string): Date => {
  const wanted = asUtc({ date, minute })
  let moment = wanted
  // The second round is for a change of clocks in between.
  for (let round = 0; round < 2; round += 1)
    moment += wanted - asUtc(localTime(new Date(moment), timeZone))
  return new Date(moment)
}

/** What is known of when a clinic can be called. */
export interface CallingTimes {
  /** Empty if its hours are unknown. */
  openWeek: OpenWeek
  timeZone: string
}

/** A clinic that opens once in two weeks, with a holiday in between. */
const MOST_DAYS = 30
const WORKDAYS = 5

/**
 * When to try again a clinic that nobody answered at: on another business day, at another time of the
 * day than before.
 * @param tried when nobody answered, now included
 * @param days how many days from now at the earliest
 * @param holidays dates on which it is closed
 */
export const retryAt = (
  { openWeek, timeZone }: CallingTimes,
  { tried, days, now, holidays }: { tried: Date[]; days: number; now: Date; holidays: string[] },
): Date => {
  const week = callingWeek(openWeek)
  const opensOnWorkdays = week.some(([from]) => from % WEEK < WORKDAYS * DAY)
  const today = localTime(now, timeZone)
  const triedAt = tried.map((moment) => localTime(moment, timeZone).minute % DAY)
  for (let later = days; later < days + MOST_DAYS; later += 1) {
    const date = new Date(Date.parse(today.date) + later * DAY_MS).toISOString().slice(0, 10)
    const day = (new Date(date).getUTCDay() + 6) % 7
    if (holidays.includes(date) || (opensOnWorkdays && day >= WORKDAYS)) continue
    const time = anotherTime(hoursOf(onDay(week, day)), triedAt)
    if (time !== undefined) return momentAt(date, time, timeZone)
  }
  return new Date(now.getTime() + days * DAY_MS)
}
