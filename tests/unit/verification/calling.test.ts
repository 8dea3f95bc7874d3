import { expect, it } from 'vitest'
import { localTime, type OpenWeek } from '../../../cms/contract/open-week.ts'
import { retryAt } from '../../../cms/verification/calling-week.ts'
import { ANSWERS } from '../../../cms/verification/panel/answer-table.ts'
import { QUESTIONS } from '../../../cms/verification/panel/script-words.ts'
import { FACTS } from '../../../cms/verification/present/facts.ts'
import { hoursOnDay } from '../../../cms/verification/present/hours-on-day.ts'
import { timesInWords } from '../../../cms/verification/present/times-in-words.ts'
import { holidaysAround } from '../../../cms/verification/queries/call-times.ts'
import { expectRows } from '../../support/table.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** Monday is 0. */
const span = (day: number, from: number, until: number): OpenWeek[number] => [
  day * DAY + from * HOUR,
  day * DAY + until * HOUR,
]
const UNKNOWN: OpenWeek = []
const MORNINGS = [0, 1, 2, 3, 4].map((day) => span(day, 8, 10))
const SATURDAY = [span(5, 9, 12)]
const ALWAYS: OpenWeek = [[0, 7 * DAY]]

const [NEW_YORK, PHOENIX] = ['America/New_York', 'America/Phoenix']

it('a call that nobody answered comes back at another hour of another business day', () => {
  /** The times tried, in New York in November, the last one now. */
  type Tried = [openWeek: OpenWeek, times: string[], days?: number, timeZone?: string]
  const again = ([openWeek, times, days = 1, timeZone = NEW_YORK]: Tried) => {
    const tried = times.map((time) => new Date(`2026-11-${time}:00-05:00`))
    const now = tried.at(-1) ?? new Date()
    const holidays = Object.keys(holidaysAround(now))
    const at = retryAt({ openWeek, timeZone }, { tried, days, now, holidays })
    return at.toLocaleString('sv-SE', { timeZone }).slice(0, 16)
  }
  expectRows(again, [
    // A Wednesday.
    [[UNKNOWN, ['18T09:10']], '2026-11-19 13:00'],
    [[UNKNOWN, ['18T14:00']], '2026-11-19 09:00'],
    [[UNKNOWN, ['17T09:10', '18T13:05']], '2026-11-19 16:00'],
    // Not on Thanksgiving, nor on a weekend.
    [[UNKNOWN, ['25T14:00']], '2026-11-27 09:00'],
    [[UNKNOWN, ['20T14:00']], '2026-11-23 09:00'],
    // On the clinic's own clock, 7:10 AM there.
    [[UNKNOWN, ['18T09:10'], 1, PHOENIX], '2026-11-19 10:00'],
    [[MORNINGS, ['18T09:10']], '2026-11-19 08:00'],
    [[SATURDAY, ['21T09:10']], '2026-11-28 11:00'],
    [[ALWAYS, ['18T09:10']], '2026-11-19 12:00'],
    [[UNKNOWN, ['18T14:00'], 7], '2026-11-25 09:00'],
  ])
})

it('a clinic’s clock and its hours today are said in words', () => {
  const now = new Date('2026-11-26T14:32:00Z')
  const { minute } = localTime(now, PHOENIX)
  const opensAt = '2026-11-27T16:00:00Z'
  const words = (week: OpenWeek, more: object) => {
    const times = { isOpen: false, timeZone: PHOENIX, opensAt: null, holiday: null, ...more }
    return Object.values(timesInWords({ ...times, hours: hoursOnDay(week, minute) }, now))
  }
  const clock = '7:32 AM MST, Thursday'
  const today = 'Thu 9\u00a0AM–noon and 1\u00a0PM–5\u00a0PM'
  const until = 'Nobody answers now until Friday, November 27, 9:00 AM'
  const twice = [span(3, 9, 12), span(3, 13, 17), span(4, 9, 12)]
  expect([
    words(twice, { isOpen: true }),
    words(twice, { opensAt, holiday: 'Thanksgiving Day' }),
    words([span(4, 9, 12)], { opensAt }),
    words(UNKNOWN, {}),
  ]).toEqual([
    [clock, today, null],
    [clock, `${today}, but today is Thanksgiving Day`, until],
    [clock, 'Closed', until],
    [clock, 'Not known', 'Nobody answers now'],
  ])
})

it('each fact that a call asks for stands beside one question', () => {
  const asked = QUESTIONS.flatMap(({ facts }) => facts)
  expect(asked.toSorted()).toEqual(FACTS.map(({ name }) => name).toSorted())
})

it('each list of outcomes has one key for each', () => {
  for (const buttons of Object.values(ANSWERS)) {
    const keys = buttons.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})
