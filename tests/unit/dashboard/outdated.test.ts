import { expect, it } from 'vitest'
import { isOutdated } from '../../../cms/dashboard/present/outdated.ts'

it('figures are outdated when they are older than a year', () => {
  const days = ['2026-01-13', '2026-11-26', '2027-01-13', '2027-01-14']
  const outdated = days.map((day) => isOutdated('2026-01-13', new Date(day)))
  expect(outdated).toEqual([false, false, false, true])
})
