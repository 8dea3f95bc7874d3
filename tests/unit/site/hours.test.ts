import { describe, expect, it } from 'vitest'
import { DAYS, openWeek } from '../../../cms/contract/index.ts'
import { clinicCopy } from '../../../site/copy/clinic.ts'
import { clinicCardCopy } from '../../../site/copy/clinic-card.ts'
import { holidays } from '../../../site/copy/en/holidays.ts'
import { dayHours } from '../../../site/features/clinic/opening-hours.ts'
import { clockAt } from '../../../site/host/clock-at.ts'
import { markFailed } from '../../../site/host/failed.ts'
import { languageOf } from '../../../site/host/language-of.ts'
import { namedHolidays } from '../../../site/host/named-holidays.ts'
import { markOutdated } from '../../../site/host/outdated.ts'
import { openStatus } from '../../../site/lib/open-status.ts'
import { unbrokenTimes } from '../../../site/lib/unbroken-times.ts'
import { sayWhen } from '../../../site/worker/mark-kept.ts'
import { expectRows } from '../../support/table.ts'

const plain = (text?: string) => text?.replaceAll('\u00a0', ' ')

describe('whether a clinic is open', () => {
  const daily = (opens: string, closes: string, days = DAYS.slice()) =>
    days.map((day) => ({ day, opens, closes }))
  const workdays = daily('08:00', '17:30', DAYS.slice(0, 5))
  const always = daily('00:00', '24:00')
  const oneMinuteShort = daily('00:00', '23:59')
  /** From Monday's midnight to Friday's. */
  const allWorkdays = daily('00:00', '24:00', DAYS.slice(0, 5))
  const nights = daily('20:00', '02:00')
  const overnight = daily('22:00', '02:00', ['friday'])
  const longest = [
    ...daily('08:00', '24:00', ['monday']),
    ...daily('00:00', '24:00', ['tuesday']),
    ...daily('00:00', '12:00', ['wednesday']),
  ]

  const status = (
    hours: Parameters<typeof openWeek>[0],
    time: string,
    timeZone: string | null = 'America/Chicago',
  ) => {
    const clock = clockAt(Date.parse(`2026-${time}Z`))
    return openStatus({ openWeek: openWeek(hours), timeZone }, clock, clinicCardCopy.en.open)
  }
  const said = (hours: Parameters<typeof openWeek>[0], time: string) => {
    const found = status(hours, time)
    return `${found?.isOpen ? 'open' : 'closed'}: ${plain(found?.text)}`
  }
  const mayBe = (day: string, until: string) =>
    `closed: May be closed today, ${day}. Usually open until ${until}`

  it('is said by its hours and the holidays', () => {
    expectRows(said, [
      // Monday, half past nine in Chicago.
      [workdays, '11-16T15:30', 'open: Open until 5:30 PM'],
      [workdays, '11-16T13:00', 'closed: Opens 8 AM'],
      [workdays, '11-17T01:00', 'closed: Opens Tue 8 AM'],
      [workdays, '11-21T18:00', 'closed: Opens Mon 8 AM'],
      [always, '11-16T15:30', 'open: Open 24 hours'],
      [overnight, '11-21T07:45', 'open: Open until 2 AM'],
      [longest, '11-16T15:30', 'open: Open until Wed noon'],
      [workdays, '11-26T16:00', mayBe('Thanksgiving Day', '5:30 PM')],
      [workdays, '11-26T03:00', 'closed: Opens Thu 8 AM, but may be closed: Thanksgiving Day'],
      // Independence Day is a Saturday, and the Friday before it is the day off.
      [workdays, '07-03T16:00', mayBe('Independence Day', '5:30 PM')],
      // Care around the clock goes on.
      [oneMinuteShort, '12-25T12:00', 'open: Open 24 hours'],
      [allWorkdays, '11-26T16:00', 'open: Open until Sat midnight'],
      [allWorkdays, '09-06T16:00', 'closed: Opens Mon midnight'],
      [longest, '09-07T15:30', mayBe('Labor Day', 'Wed noon')],
      // A night belongs to the day on which it begins, also from Sunday to Monday.
      [nights, '11-27T03:00', mayBe('Thanksgiving Day', '2 AM')],
      [nights, '09-07T06:00', 'open: Open until 2 AM'],
      // Closed on that weekday anyway.
      [overnight, '11-26T16:00', 'closed: Opens Fri 10 PM'],
    ])
  })

  it('stands alone, without the usual hours, if it never closes or may be closed', () => {
    expect(status(always, '11-16T15:30')?.alone).toBe(true)
    expect(status(workdays, '11-26T03:00')?.alone).toBe(true)
    expect(status(workdays, '11-26T16:00')?.alone).toBe(true)
    expect(status(workdays, '11-16T15:30')?.alone).toBeUndefined()
  })

  it('goes by the clinic’s clock, and is not said without hours or a clock', () => {
    const at = (timeZone: string | null) => status(workdays, '11-16T13:30', timeZone)
    expect(at('America/New_York')?.isOpen).toBe(true)
    expect(at('America/Los_Angeles')?.isOpen).toBe(false)
    expect(plain(at('Pacific/Guam')?.text)).toBe('Opens Tue 8 AM')
    expect([at(null), status([], '11-16T15:30')]).toEqual([undefined, undefined])
  })
})

it('holidays have the names of the copy for a whole year, or the calendar’s own', () => {
  const WEEK_MS = 7 * 24 * 60 * 60 * 1_000
  const weeks = Array.from(Array(52).keys(), (week) =>
    clockAt(Date.parse('2027-01-01') + week * WEEK_MS),
  )
  const names = new Set(weeks.flatMap((week) => Object.values(week.holidays)))
  expect([...names].sort()).toEqual(Object.keys(holidays).sort())
  const days = { '2026-11-26': 'Thanksgiving Day', '2026-12-01': 'Some Other Day' }
  const named = namedHolidays(days, { 'Thanksgiving Day': 'Día de Acción de Gracias' })
  expect(Object.values(named)).toEqual(['Día de Acción de Gracias', 'Some Other Day'])
})

it('a clinic that is closed for now says until when, up to that day on its own clock', () => {
  const openAllDay = openWeek(DAYS.map((day) => ({ day, opens: '00:00', closes: '24:00' })))
  const said = (moment: string, locale: 'en' | 'es') => {
    const clinic = { openWeek: openAllDay, timeZone: 'America/Chicago', closedUntil: '2027-01-05' }
    const status = openStatus(clinic, clockAt(Date.parse(moment)), clinicCardCopy[locale].open)
    return [status?.isOpen, plain(status?.text)]
  }
  expect([
    said('2027-01-05T05:30Z', 'en'),
    said('2027-01-05T05:30Z', 'es'),
    said('2027-01-05T06:30Z', 'en'),
  ]).toEqual([
    [false, 'Temporarily closed until Jan 5, 2027'],
    [false, 'Cerrada temporalmente hasta el 5 ene 2027'],
    [true, 'Open 24 hours'],
  ])
})

it('a day by appointment or of some weeks is neither open nor closed', () => {
  const day = { day: 'friday' as const, opens: null, closes: null, access: null, weeks: null }
  const times = { opens: '09:00', closes: '12:00' }
  const byAppointment = { ...day, access: 'appointment' as const }
  const third = { ...day, ...times, weeks: 'third' as const }
  const walkIn = { ...day, ...times, access: 'walkIn' as const }
  const weekly = [{ day: 'monday' as const, opens: '08:00', closes: '17:00' }]
  /** On Friday, half past nine in Chicago, and what its table says. */
  const said = (
    limited: (typeof byAppointment | typeof third | typeof walkIn)[],
    hours: Parameters<typeof openWeek>[0],
    locale: 'en' | 'es' = 'en',
  ) => {
    const clock = clockAt(Date.parse('2026-11-20T15:30Z'))
    const clinic = {
      openWeek: openWeek(hours),
      limitedHours: limited,
      timeZone: 'America/Chicago',
    }
    const { isOpen, text } = openStatus(clinic, clock, clinicCardCopy[locale].open) ?? {}
    const table = dayHours([...hours], 'friday', clinicCopy[locale].hours, limited)
    return [isOpen, plain(text), plain(table.join())]
  }
  const THIRD = {
    en: 'Third Friday of the month: 9 AM – noon',
    es: 'Tercer viernes del mes: 9 a. m. – mediodía',
  }
  expectRows(said, [
    [
      [byAppointment],
      weekly,
      'en',
      [false, 'Fri by appointment. Opens Mon 8 AM', 'By appointment'],
    ],
    [[byAppointment], [], 'es', [false, 'Viernes con cita', 'Con cita']],
    [[third], [], 'en', [false, 'Third Fri of the month: 9 AM – noon', THIRD.en]],
    [[third], [], 'es', [false, THIRD.es, THIRD.es]],
    // Open to everybody who comes.
    [
      [walkIn],
      [{ day: 'friday', ...times }],
      'en',
      [true, 'Open until noon', '9 AM – noon, walk-ins'],
    ],
  ])
})

it('a day’s hours are said as people say them, and no line breaks inside a time', () => {
  const day = (opens: string, closes: string) =>
    (['en', 'es'] as const).map((locale) => {
      const hours = [{ day: 'monday' as const, opens, closes }]
      return plain(dayHours(hours, 'monday', clinicCopy[locale].hours).join())
    })
  expectRows(day, [
    ['00:00', '24:00', ['Open 24 hours', 'Las 24 horas']],
    ['07:00', '07:00', ['Open 24 hours', 'Las 24 horas']],
    ['18:00', '24:00', ['6 PM – midnight', '6 p. m. – medianoche']],
  ])
  const monday = [{ day: 'monday' as const, opens: '09:00', closes: '17:00' }]
  expect(dayHours(monday, 'sunday', clinicCopy.en.hours)).toEqual(['Closed'])
  expectRows(
    (text: string) => unbrokenTimes(text).replaceAll('\u00a0', '_'),
    [
      ['Monday to Friday, 8 AM to 5:30 PM', 'Monday to Friday, 8_AM to 5:30_PM'],
      ['de 9 a. m. a 1 p. m.', 'de 9_a._m. a 1_p._m.'],
      ['Room 5 pm desk', 'Room 5_pm desk'],
    ],
  )
})

it('a page says in its language how old it is, and how to refer to what failed', () => {
  const page = (locale: string) =>
    `<!doctype html>\n<html lang="${locale}">\n<body>\n<p>…</p></body>`
  expect(['en', 'es', 'xx'].map((locale) => languageOf(page(locale)))).toEqual(['en', 'es', 'en'])
  expect(markOutdated(page('en'), 90)).toContain('This page was up to date 2 minutes ago.')
  expect(markOutdated(page('en'), 24 * 60 * 60)).toContain('up to date 24 hours ago.')
  expect(markFailed(page('en'), 'a1b2')).toContain('give this number: a1b2.')
  const kept = (locale: string) => plain(sayWhen(page(locale), new Date(2026, 10, 24, 22, 15)))
  const spanish = 'Esta copia es del 24 de noviembre de 2026, a las 10:15 p. m.</span>'
  expect(kept('es')).toContain(spanish)
  expect(kept('en')).toContain('This copy is from November 24, 2026 at 10:15 PM.')
})
