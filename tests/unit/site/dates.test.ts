import { expect, it } from 'vitest'
import { shortDate } from '../../../site/copy/en/dates.ts'

it.each([
  ['2026-11-12T09:00:00.000Z', 'Nov 12, 2026'],
  ['2026-09-01T23:59:59.000Z', 'Sep 1, 2026'],
  ['2024-12-10', 'Dec 10, 2024'],
])('A date is written as Americans write it: %s', (iso, written) => {
  expect(shortDate(iso)).toBe(written)
})
