import { expect, it } from 'vitest'
import { momentInWords } from '../../../cms/panel-kit/moment.ts'

it.each([
  ['2026-11-12T20:04:00.000Z', 'Nov 12, 2026, 3:04 PM EST'],
  ['2026-07-04T03:30:00.000Z', 'Jul 3, 2026, 11:30 PM EDT'],
])('a moment is written with its time zone: %s', (moment, words) => {
  expect(momentInWords(moment)).toBe(words)
})
