import { expect, it } from 'vitest'
import { dayInWords, workdayIn } from '../../../cms/verification/endpoints/day.ts'

it.each([
  ['a Thursday', '2026-11-19T15:00:00Z', 1, '2026-11-20'],
  ['a Friday', '2026-11-20T15:00:00Z', 1, '2026-11-23'],
  ['a Saturday', '2026-11-21T15:00:00Z', 1, '2026-11-23'],
  ['a Sunday', '2026-11-22T15:00:00Z', 1, '2026-11-23'],
  ['a Friday evening that is Saturday in UTC', '2026-11-21T02:00:00Z', 1, '2026-11-23'],
  ['a Sunday evening that is Monday in UTC', '2026-11-23T02:00:00Z', 1, '2026-11-23'],
  ['a Saturday, after unanswered calls', '2026-11-21T15:00:00Z', 7, '2026-11-30'],
  ['a Wednesday, after unanswered calls', '2026-11-18T15:00:00Z', 7, '2026-11-25'],
])('nobody is called on a weekend: from %s', (_name, now, days, day) => {
  expect(workdayIn(days, new Date(now))).toBe(`${day}T12:00:00.000Z`)
})

it('names the weekday, so that a longer wait is understood', () => {
  expect(dayInWords('2026-11-23T12:00:00.000Z')).toBe('Monday, November 23')
})
