import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAYS } from '../../../cms/contract/constants.ts'
import {
  localTime,
  openState,
  openWeek,
  stretchesOf,
  WEEK,
} from '../../../cms/contract/open-week.ts'
import { expectRows } from '../../support/table.ts'

type Day = (typeof DAYS)[number]
type Hours = Parameters<typeof openWeek>[0]

const at = (day: Day, time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return DAYS.indexOf(day) * 1_440 + hour * 60 + minute
}
const on = (day: Day, opens: string, closes: string) => ({ day, opens, closes })
const workdays = DAYS.slice(0, 5).map((day) => on(day, '08:00', '17:00'))
const always = DAYS.map((day) => on(day, '00:00', '24:00'))
const overSunday = [on('sunday', '22:00', '02:00')]

const clock = fc
  .integer({ min: 0, max: 1_439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const anyHours = fc.array(
  fc.record({ day: fc.constantFrom(...DAYS), opens: clock, closes: clock }),
  { maxLength: 8 },
)

describe('a week', () => {
  it('is in order, without what overlaps or touches, and goes on past Sunday midnight', () => {
    const overlapping = [
      on('tuesday', '12:00', '17:00'),
      on('monday', '09:00', '13:00'),
      on('monday', '12:30', '14:00'),
      on('tuesday', '08:00', '12:00'),
    ]
    expect(openWeek(overlapping)).toEqual([
      [at('monday', '09:00'), at('monday', '14:00')],
      [at('tuesday', '08:00'), at('tuesday', '17:00')],
    ])
    expect(openWeek(overSunday).flat()).toEqual([0, 120, at('sunday', '22:00'), WEEK])
    expect(openWeek(always)).toEqual([[0, WEEK]])
  })

  it('is made of stretches of a day at most', () => {
    const [friday, monday] = [on('friday', '20:00', '02:00'), on('monday', '12:00', '24:00')]
    for (const hours of [workdays, overSunday, always, [friday], [monday]])
      expect(stretchesOf(openWeek(hours))).toEqual(hours)
    fc.assert(
      fc.property(anyHours, (hours) => {
        const week = openWeek(hours)
        expect(openWeek(stretchesOf(week))).toEqual(week)
      }),
    )
  })
})

describe('the state', () => {
  it('is open or closed for so many minutes, or unknown', () => {
    const state = (hours: Hours, minute: number) => openState(openWeek(hours), minute)
    expect(state(workdays, at('friday', '17:00'))).toMatchObject({
      isOpen: false,
      minutes: 63 * 60,
    })
    expect(state(overSunday, at('sunday', '23:00'))).toMatchObject({ isOpen: true, minutes: 180 })
    expect(state(always, 5_000)).toMatchObject({ isOpen: true, minutes: null })
    expect(state([], 0)).toBeUndefined()
  })

  it('changes exactly when it says, whatever the hours', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: WEEK - 1 }), (hours, minute) => {
        const week = openWeek(hours)
        const state = openState(week, minute)
        if (!state || state.minutes === null) return
        expect(state.minutes).toBeGreaterThan(0)
        const isOpenAfter = (minutes: number) => openState(week, (minute + minutes) % WEEK)?.isOpen
        expect(isOpenAfter(state.minutes)).toBe(!state.isOpen)
        expect(isOpenAfter(state.minutes - 1)).toBe(state.isOpen)
      }),
    )
  })
})

it('local time is that of the zone, also when clocks go back', () => {
  const local = (now: string, zone: string) => {
    const { date, minute } = localTime(new Date(now), zone)
    return `${date} ${minute}`
  }
  expectRows(local, [
    ['2026-11-23T15:30:00Z', 'America/New_York', `2026-11-23 ${at('monday', '10:30')}`],
    ['2026-11-23T04:30:00Z', 'America/Chicago', `2026-11-22 ${at('sunday', '22:30')}`],
    ['2026-11-22T14:00:00Z', 'Pacific/Guam', `2026-11-23 ${at('monday', '00:00')}`],
    ['2026-11-01T05:30:00Z', 'America/New_York', `2026-11-01 ${at('sunday', '01:30')}`],
    ['2026-11-01T06:30:00Z', 'America/New_York', `2026-11-01 ${at('sunday', '01:30')}`],
  ])
})
