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

const at = (day: (typeof DAYS)[number], time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return DAYS.indexOf(day) * 1_440 + hour * 60 + minute
}
const workdays = DAYS.slice(0, 5).map((day) => ({ day, opens: '08:00', closes: '17:00' }))

describe('a week', () => {
  it('is in order, without what overlaps or touches', () => {
    const hours = [
      { day: 'tuesday', opens: '12:00', closes: '17:00' },
      { day: 'monday', opens: '09:00', closes: '13:00' },
      { day: 'monday', opens: '12:30', closes: '14:00' },
      { day: 'tuesday', opens: '08:00', closes: '12:00' },
    ] as const
    expect(openWeek(hours)).toEqual([
      [at('monday', '09:00'), at('monday', '14:00')],
      [at('tuesday', '08:00'), at('tuesday', '17:00')],
    ])
  })

  it('begins with what lasts past Sunday midnight', () => {
    expect(openWeek([{ day: 'sunday', opens: '22:00', closes: '02:00' }])).toEqual([
      [0, 120],
      [at('sunday', '22:00'), WEEK],
    ])
  })

  it('is one stretch if it never closes', () => {
    const always = DAYS.map((day) => ({ day, opens: '00:00', closes: '24:00' }))
    expect(openWeek(always)).toEqual([[0, WEEK]])
    expect(openState(openWeek(always), 5_000)).toEqual({ isOpen: true, minutes: null })
  })
})

describe('the stretches of a week', () => {
  it.each<[string, Parameters<typeof openWeek>[0]]>([
    ['in working hours', workdays],
    ['past midnight', [{ day: 'friday', opens: '20:00', closes: '02:00' }]],
    ['past the end of the week', [{ day: 'sunday', opens: '22:00', closes: '02:00' }]],
    ['until midnight', [{ day: 'monday', opens: '12:00', closes: '24:00' }]],
    ['always', DAYS.map((day) => ({ day, opens: '00:00', closes: '24:00' }))],
  ])('are those that it was made of: %s', (_, hours) => {
    expect(stretchesOf(openWeek(hours))).toEqual(hours)
  })

  it('never last longer than a day', () => {
    const days = [
      { day: 'monday', opens: '08:00', closes: '24:00' },
      { day: 'tuesday', opens: '00:00', closes: '24:00' },
      { day: 'wednesday', opens: '00:00', closes: '06:00' },
    ] as const
    expect(stretchesOf(openWeek(days))).toEqual(days)
  })

  it('are open when the week is', () => {
    const minute = fc.integer({ min: 0, max: 1_439 })
    const time = minute.map(
      (at) => `${`${Math.floor(at / 60)}`.padStart(2, '0')}:${`${at % 60}`.padStart(2, '0')}`,
    )
    const hours = fc.array(fc.record({ day: fc.constantFrom(...DAYS), opens: time, closes: time }))
    fc.assert(
      fc.property(hours, (all) => {
        const week = openWeek(all)
        expect(openWeek(stretchesOf(week))).toEqual(week)
      }),
    )
  })
})

describe('the state', () => {
  it.each([
    ['monday', '07:59', { isOpen: false, minutes: 1 }],
    ['monday', '08:00', { isOpen: true, minutes: 9 * 60 }],
    ['monday', '16:59', { isOpen: true, minutes: 1 }],
    ['monday', '17:00', { isOpen: false, minutes: 15 * 60 }],
    ['friday', '17:00', { isOpen: false, minutes: 63 * 60 }],
    ['sunday', '23:00', { isOpen: false, minutes: 9 * 60 }],
  ] as const)('on %s at %s', (day, time, state) => {
    expect(openState(openWeek(workdays), at(day, time))).toEqual(state)
  })

  it('lasts past Sunday midnight', () => {
    const week = openWeek([{ day: 'sunday', opens: '22:00', closes: '02:00' }])
    expect(openState(week, at('sunday', '23:00'))).toEqual({ isOpen: true, minutes: 180 })
    expect(openState(week, 60)).toEqual({ isOpen: true, minutes: 60 })
  })

  it('is unknown without hours', () => expect(openState([], 0)).toBeUndefined())

  it('changes exactly when it says, whatever the hours', () => {
    const clock = fc
      .integer({ min: 0, max: 1_439 })
      .map((time) => new Date(time * 60_000).toISOString().slice(11, 16))
    const stretch = fc.record({ day: fc.constantFrom(...DAYS), opens: clock, closes: clock })
    fc.assert(
      fc.property(
        fc.array(stretch, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: WEEK - 1 }),
        (hours, minute) => {
          const week = openWeek(hours)
          const state = openState(week, minute)
          if (!state || state.minutes === null) return
          expect(state.minutes).toBeGreaterThan(0)
          const isOpenAfter = (minutes: number) =>
            openState(week, (minute + minutes) % WEEK)?.isOpen
          expect(isOpenAfter(state.minutes)).toBe(!state.isOpen)
          expect(isOpenAfter(state.minutes - 1)).toBe(state.isOpen)
        },
      ),
    )
  })
})

describe('local time', () => {
  it.each([
    ['2026-11-23T15:30:00Z', 'America/New_York', '2026-11-23', at('monday', '10:30')],
    ['2026-11-23T15:30:00Z', 'America/Los_Angeles', '2026-11-23', at('monday', '07:30')],
    ['2026-11-23T04:30:00Z', 'America/Chicago', '2026-11-22', at('sunday', '22:30')],
    ['2026-11-22T14:00:00Z', 'Pacific/Guam', '2026-11-23', at('monday', '00:00')],
    // Clocks went back an hour on the first of November.
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', at('sunday', '01:30')],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', at('sunday', '01:30')],
  ])('of %s in %s', (now, zone, date, minute) => {
    expect(localTime(new Date(now), zone)).toEqual({ date, minute })
  })
})
