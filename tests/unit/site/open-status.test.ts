import { describe, expect, it } from 'vitest'
import { DAYS, openWeek } from '../../../cms/contract/index.ts'
import { clinicCardCopy } from '../../../site/copy/clinic-card.ts'
import { clockAt } from '../../../site/host/clock-at.ts'
import { openStatus } from '../../../site/lib/open-status.ts'

const workdays = DAYS.slice(0, 5).map((day) => ({ day, opens: '08:00', closes: '17:30' }))
const always = DAYS.map((day) => ({ day, opens: '00:00', closes: '24:00' }))
const oneMinuteShort = DAYS.map((day) => ({ day, opens: '00:00', closes: '23:59' }))
/** From Monday's midnight to Friday's. */
const allWorkdays = DAYS.slice(0, 5).map((day) => ({ day, opens: '00:00', closes: '24:00' }))
const nights = DAYS.map((day) => ({ day, opens: '20:00', closes: '02:00' }))
const overnight = [{ day: 'friday', opens: '22:00', closes: '02:00' }] as const
const longest = [
  { day: 'monday', opens: '08:00', closes: '24:00' },
  { day: 'tuesday', opens: '00:00', closes: '24:00' },
  { day: 'wednesday', opens: '00:00', closes: '12:00' },
] as const

const status = (
  hours: Parameters<typeof openWeek>[0],
  time: string,
  timeZone: string | null = 'America/Chicago',
) =>
  openStatus(
    { openWeek: openWeek(hours), timeZone },
    clockAt(Date.parse(time)),
    clinicCardCopy.en.open,
  )

describe('whether a clinic is open', () => {
  it.each([
    // Monday, half past nine in Chicago.
    [workdays, '2026-11-16T15:30:00Z', true, 'Open until 5:30\u00a0PM'],
    [workdays, '2026-11-16T13:00:00Z', false, 'Opens 8\u00a0AM'],
    [workdays, '2026-11-17T01:00:00Z', false, 'Opens Tue 8\u00a0AM'],
    [workdays, '2026-11-21T18:00:00Z', false, 'Opens Mon 8\u00a0AM'],
    [always, '2026-11-16T15:30:00Z', true, 'Open 24 hours'],
    [overnight, '2026-11-21T05:00:00Z', true, 'Open until 2\u00a0AM'],
    [overnight, '2026-11-21T07:45:00Z', true, 'Open until 2\u00a0AM'],
    [longest, '2026-11-16T15:30:00Z', true, 'Open until Wed noon'],
    [longest, '2026-11-18T15:30:00Z', true, 'Open until noon'],
    // Thanksgiving.
    [
      workdays,
      '2026-11-26T16:00:00Z',
      false,
      'May be closed today, Thanksgiving Day. Usually open until 5:30\u00a0PM',
    ],
    [
      workdays,
      '2026-11-26T03:00:00Z',
      false,
      'Opens Thu 8\u00a0AM, but may be closed: Thanksgiving Day',
    ],
    [workdays, '2026-11-27T03:00:00Z', false, 'Opens Fri 8\u00a0AM'],
    // Independence Day is a Saturday, and the Friday before it is the day off.
    [
      workdays,
      '2026-07-03T16:00:00Z',
      false,
      'May be closed today, Independence Day. Usually open until 5:30\u00a0PM',
    ],
    // Care around the clock goes on.
    [always, '2026-07-04T16:00:00Z', true, 'Open 24 hours'],
    [always, '2026-11-26T09:00:00Z', true, 'Open 24 hours'],
    [oneMinuteShort, '2026-12-25T12:00:00Z', true, 'Open 24 hours'],
    [allWorkdays, '2026-11-26T16:00:00Z', true, 'Open until Sat midnight'],
    [allWorkdays, '2026-09-07T16:00:00Z', true, 'Open until Sat midnight'],
    [allWorkdays, '2026-09-06T16:00:00Z', false, 'Opens Mon midnight'],
    [longest, '2026-11-11T15:30:00Z', true, 'Open until noon'],
    [
      longest,
      '2026-09-07T15:30:00Z',
      false,
      'May be closed today, Labor Day. Usually open until Wed noon',
    ],
    // A night belongs to the day on which it begins, also from Sunday to Monday.
    [nights, '2026-11-26T07:00:00Z', true, 'Open until 2\u00a0AM'],
    [
      nights,
      '2026-11-27T03:00:00Z',
      false,
      'May be closed today, Thanksgiving Day. Usually open until 2\u00a0AM',
    ],
    [nights, '2026-09-07T06:00:00Z', true, 'Open until 2\u00a0AM'],
    // Closed on that weekday anyway.
    [overnight, '2026-11-26T16:00:00Z', false, 'Opens Fri 10\u00a0PM'],
    [workdays, '2026-07-04T16:00:00Z', false, 'Opens Mon 8\u00a0AM'],
  ])('%#: %o at %s', (hours, time, isOpen, text) => {
    expect(status(hours, time)).toMatchObject({ isOpen, text })
  })

  it.each([
    ['it never closes', always, '2026-11-16T15:30:00Z', true],
    ['it never closes, and it is a holiday', always, '2026-11-26T16:00:00Z', true],
    ['a holiday may change its hours', workdays, '2026-11-26T03:00:00Z', true],
    ['it is a holiday', workdays, '2026-11-26T16:00:00Z', true],
    ['it is open', workdays, '2026-11-16T15:30:00Z', undefined],
    ['it is closed', workdays, '2026-11-16T13:00:00Z', undefined],
  ])('stands alone, without the usual hours, or not: %s', (_, hours, time, alone) => {
    expect(status(hours, time)?.alone).toBe(alone)
  })

  it('says in Spanish too that it never closes, on a holiday', () => {
    const clock = clockAt(Date.parse('2026-11-26T16:00:00Z'))
    const week = { openWeek: openWeek(always), timeZone: 'America/Chicago' }
    expect(openStatus(week, clock, clinicCardCopy.es.open)).toMatchObject({
      isOpen: true,
      text: 'Abierta las 24 horas',
    })
  })

  it('goes by the clinic’s clock', () => {
    const time = '2026-11-16T13:30:00Z'
    expect(status(workdays, time, 'America/New_York')?.isOpen).toBe(true)
    expect(status(workdays, time, 'America/Los_Angeles')?.isOpen).toBe(false)
    expect(status(workdays, time, 'Pacific/Guam')?.text).toBe('Opens Tue 8\u00a0AM')
  })

  it('is not said without hours, or without a clock', () => {
    expect(status([], '2026-11-16T15:30:00Z')).toBeUndefined()
    expect(status(workdays, '2026-11-16T15:30:00Z', null)).toBeUndefined()
  })
})
