import type { Clinic, OpeningHours } from '../../contract/clinic.ts'
import { DAYS, type Locale } from '../../contract/constants.ts'
import { stretchesOf } from '../../contract/open-week.ts'
import { lineToCall } from '../../contract/phone-lines.ts'
import { federalHolidays } from '../../places/index.ts'
import { escaped, fileOf, productId } from './content-line.ts'
import { timeZoneLines } from './time-zone-lines.ts'

interface Words {
  open: (name: string) => string
  wholeDay: (name: string) => string
  callFirst: string
  holidays: string
  /** Why it ends. @param day on which it does */
  ends: (day: string) => string
}

const WORDS: Record<Locale, Words> = {
  en: {
    open: (name) => `${name}: open`,
    wholeDay: (name) => `${name}: open 24 hours`,
    callFirst: 'Call first, hours may change.',
    holidays: 'Federal holidays are left out.',
    ends: (day) => `These entries end on ${day}. Add the hours again then:`,
  },
  es: {
    open: (name) => `${name}: abierta`,
    wholeDay: (name) => `${name}: abierta las 24 horas`,
    callFirst: 'Llame antes, los horarios pueden cambiar.',
    holidays: 'Sin los días feriados federales.',
    ends: (day) => `Esto termina el ${day}. Agregue entonces otra vez el horario:`,
  },
}

const DAY_MS = 24 * 60 * 60 * 1_000
/** Nobody looks after an entry for longer, and hours change. */
const DAYS_AHEAD = 365

const dateOf = (day: Date) => day.toISOString().slice(0, 10)
const weekdayOf = (date: string) => DAYS[(new Date(date).getUTCDay() + 6) % 7]
const codeOf = (day: OpeningHours['day']) => day.slice(0, 2).toUpperCase()

/** '20260105' for the first such weekday from a date on. */
const firstOn = (day: OpeningHours['day'], from: string, later = 0): string => {
  const start = Date.parse(from.slice(0, 10))
  const weekday = (new Date(start).getUTCDay() + 6) % 7
  const wait = (DAYS.indexOf(day) - weekday + 7) % 7
  return new Date(start + (wait + later) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '')
/** iCalendar's hours end at 23 (RFC 5545, 3.3.12): midnight is the next day's first moment. */
const clock = (time: string) => `${time.replace('24:', '00:').replace(':', '')}00`
/** An entry of a whole day lies across no night. */
const isWholeDay = ({ opens, closes }: OpeningHours) =>
  opens === '00:00' && (closes === '24:00' || closes === opens)
const endsNextDay = ({ opens, closes }: OpeningHours) => closes <= opens || closes === '24:00'

/** Days with the same hours are one entry, which comes again on each of them. */
const byHours = (hours: readonly OpeningHours[]) => {
  const groups = new Map<string, OpeningHours[]>()
  for (const stretch of hours) {
    const key = `${stretch.opens} ${stretch.closes}`
    groups.set(key, [...(groups.get(key) ?? []), stretch])
  }
  const place = ({ day }: OpeningHours) => DAYS.indexOf(day)
  return [...groups.values()].map((group) => group.sort((a, b) => place(a) - place(b)))
}

export type CalendarClinic = Pick<
  Clinic,
  | 'id'
  | 'name'
  | 'phone'
  | 'phoneExtension'
  | 'phones'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'openingHours'
  | 'openWeek'
  | 'timeZone'
  | 'updatedAt'
>

/**
 * A clinic's weekly hours for a calendar, on the clinic's own clock, for a year and without holidays.
 * @param url the clinic's page
 * @param now from when on
 * @returns undefined if its hours are unknown, or in words that can't be read
 */
export const clinicCalendar = (
  clinic: CalendarClinic,
  url: string,
  locale: Locale,
  now = new Date(),
): string | undefined => {
  const { openingHours, openWeek, timeZone, name, updatedAt } = clinic
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY_MS)
  const [today, lastDay] = [dateOf(now), dateOf(until)]
  const closed = Object.keys(federalHolidays(now, until)).sort()
  // Hours that are only in words have been read once, for its week.
  const hours = openingHours.length > 0 ? openingHours : stretchesOf(openWeek)
  if (hours.length === 0) return undefined
  const words = WORDS[locale]
  const ends = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until)
  const line = lineToCall(clinic, locale)
  const number = line?.extension ? `${line.number} ext. ${line.extension}` : line?.number
  // Without a time zone, the hours are those of whoever looks.
  const zone = timeZone ? `;TZID=${timeZone}` : ''
  const address = [clinic.address, clinic.city, `${clinic.state} ${clinic.zipCode ?? ''}`.trim()]
  const event = (group: OpeningHours[], index: number) => {
    const [stretch] = group as [OpeningHours]
    const { day, opens, closes } = stretch
    const days = group.map((each) => each.day)
    // The first of these days from now on, so that the rule's first entry is a real one.
    const first = days.map((each) => firstOn(each, today)).sort()[0] ?? ''
    const starter = days.find((each) => firstOn(each, today) === first) ?? day
    const last = firstOn(starter, today, endsNextDay(stretch) ? 1 : 0)
    const wholeDay = isWholeDay(stretch)
    const at = (date: string, time: string) =>
      wholeDay ? `;VALUE=DATE:${date}` : `${zone}:${date}T${clock(time)}`
    // Care around the clock is there on holidays too.
    const isAlways = wholeDay && days.length === DAYS.length
    const without = closed.filter(
      (date) => !isAlways && days.some((each) => each === weekdayOf(date)),
    )
    const notes = [words.callFirst, !isAlways && words.holidays, number, words.ends(ends), url]
    // In UTC where there is a zone (RFC 5545, 3.3.10).
    const end = wholeDay ? compact(lastDay) : `${compact(lastDay)}T235959${timeZone ? 'Z' : ''}`
    return [
      'BEGIN:VEVENT',
      `UID:${index}-${clinic.id}@${new URL(url).host}`,
      `DTSTAMP:${compact(updatedAt)}`,
      `DTSTART${at(first, opens)}`,
      `DTEND${at(last, closes)}`,
      `RRULE:FREQ=WEEKLY;UNTIL=${end};BYDAY=${days.map(codeOf).join()}`,
      ...without.map((date) => `EXDATE${at(compact(date), opens)}`),
      `SUMMARY:${escaped(wholeDay ? words.wholeDay(name) : words.open(name))}`,
      `DESCRIPTION:${escaped(notes.filter(Boolean).join('\n'))}`,
      `LOCATION:${escaped(address.filter(Boolean).join(', '))}`,
      `URL:${url}`,
      // Nobody is busy while a clinic is open.
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  }
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    productId(locale),
    'CALSCALE:GREGORIAN',
    ...(timeZone ? timeZoneLines(timeZone) : []),
    ...byHours(hours).flatMap(event),
    'END:VCALENDAR',
  ])
}
