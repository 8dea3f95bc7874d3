import { expect, it } from 'vitest'
import { isOutdated } from '../../../cms/dashboard/present/outdated.ts'

it.each([
  ['2026-01-13', '2026-01-13', false],
  ['2026-01-13', '2026-11-26', false],
  ['2026-01-13', '2027-01-13', false],
  ['2026-01-13', '2027-01-14', true],
  ['2024-01-11', '2026-11-26', true],
])('figures in force from %s are older than a year on %s: %s', (from, day, expected) => {
  expect(isOutdated(from, new Date(day))).toBe(expected)
})
