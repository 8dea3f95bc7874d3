import type { Clinic, OpeningHours } from '../../contract/clinic.ts'
import { DAYS, type Locale } from '../../contract/constants.ts'
import { stretchesOf } from '../../contract/open-week.ts'
import { lineToCall } from '../../contract/phone-lines.ts'
import { escaped, fileOf, productId } from './content-line.ts'
import { timeZoneLines } from './time-zone-lines.ts'

const WORDS: Record<Locale, { open: (name: string) => string; callFirst: string }> = {
  en: { open: (name) => `${name}: open`, callFirst: 'Call first, hours may change.' },
  es: {
    open: (name) => `${name}: abierta`,
    callFirst: 'Llame antes, los horarios pueden cambiar.',
  },
}

const DAY_MS = 24 * 60 * 60 * 1_000
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
 * A clinic's weekly hours for a calendar, on the clinic's own clock.
 * @param url the clinic's page
 * @returns undefined if its hours are unknown, or in words that can't be read
 */
export const clinicCalendar = (
  clinic: CalendarClinic,
  url: string,
  locale: Locale,
): string | undefined => {
  const { openingHours, openWeek, timeZone, name, updatedAt } = clinic
  // Hours that are only in words have been read once, for its week.
  const hours = openingHours.length > 0 ? openingHours : stretchesOf(openWeek)
  if (hours.length === 0) return undefined
  const words = WORDS[locale]
  const line = lineToCall(clinic, locale)
  const number = line?.extension ? `${line.number} ext. ${line.extension}` : line?.number
  // Without a time zone, the hours are those of whoever looks.
  const zone = timeZone ? `;TZID=${timeZone}` : ''
  const address = [clinic.address, clinic.city, `${clinic.state} ${clinic.zipCode ?? ''}`.trim()]
  const event = (group: OpeningHours[], index: number) => {
    const [stretch] = group as [OpeningHours]
    const { day, opens, closes } = stretch
    // The first of these days from the last edit on, so that the rule's first entry is a real one.
    const first = group.map((each) => firstOn(each.day, updatedAt)).sort()[0] ?? ''
    const starter = group.find((each) => firstOn(each.day, updatedAt) === first)?.day ?? day
    const last = firstOn(starter, updatedAt, endsNextDay(stretch) ? 1 : 0)
    return [
      'BEGIN:VEVENT',
      `UID:${index}-${clinic.id}@${new URL(url).host}`,
      `DTSTAMP:${compact(updatedAt)}`,
      `DTSTART${zone}:${first}T${clock(opens)}`,
      `DTEND${zone}:${last}T${clock(closes)}`,
      `RRULE:FREQ=WEEKLY;BYDAY=${group.map((each) => codeOf(each.day)).join()}`,
      `SUMMARY:${escaped(words.open(name))}`,
      `DESCRIPTION:${escaped([words.callFirst, number, url].filter(Boolean).join('\n'))}`,
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
