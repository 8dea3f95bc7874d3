import { describe, expect, it } from 'vitest'
import { holidays } from '../../../site/copy/en/holidays.ts'
import { clockAt } from '../../../site/host/clock-at.ts'
import { namedHolidays } from '../../../site/host/named-holidays.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000
const START = Date.parse('2027-01-01')
const year = Array.from({ length: 52 }, (_, week) => clockAt(START + week * WEEK_MS).holidays)

describe('the names of holidays', () => {
  it('are in the copy, for every holiday of a year', () => {
    const names = new Set(year.flatMap((week) => Object.values(week)))
    expect([...names].sort()).toEqual(Object.keys(holidays).sort())
  })

  it('are those of the copy, or the calendar’s own', () => {
    const days = { '2026-11-26': 'Thanksgiving Day', '2026-12-01': 'Some Other Day' }
    expect(namedHolidays(days, { 'Thanksgiving Day': 'Día de Acción de Gracias' })).toEqual({
      '2026-11-26': 'Día de Acción de Gracias',
      '2026-12-01': 'Some Other Day',
    })
  })
})
