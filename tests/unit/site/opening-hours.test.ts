import { expect, it } from 'vitest'
import type { OpeningHours } from '../../../cms/contract/index.ts'
import { clinicCopy } from '../../../site/copy/clinic.ts'
import { dayHours } from '../../../site/features/clinic/opening-hours.ts'

const on = (opens: string, closes: string): OpeningHours[] => [{ day: 'monday', opens, closes }]

it.each([
  ['00:00', '24:00', 'Open 24 hours', 'Las 24 horas'],
  ['00:00', '23:59', 'Open 24 hours', 'Las 24 horas'],
  ['07:00', '07:00', 'Open 24 hours', 'Las 24 horas'],
  ['18:00', '24:00', '6\u00a0PM\u00a0– midnight', '6\u00a0p.\u00a0m.\u00a0– medianoche'],
])('a day from %s to %s is said as people say it', (opens, closes, english, spanish) => {
  expect(dayHours(on(opens, closes), 'monday', clinicCopy.en.hours)).toEqual([english])
  expect(dayHours(on(opens, closes), 'monday', clinicCopy.es.hours)).toEqual([spanish])
  expect(dayHours(on(opens, closes), 'sunday', clinicCopy.en.hours)).toEqual(['Closed'])
})
