import { expect, it } from 'vitest'
import { hoursAgreement } from '../../../cms/clinics/hours/hours-agreement.ts'
import { hoursInWords } from '../../../cms/clinics/hours/hours-in-words.ts'
import type { OpenTime } from '../../../cms/clinics/hours/open-time.ts'
import { newHoursWordsSlip } from '../../../cms/clinics/slips/hours-words-slip.ts'

const on = (opens: string, closes: string, ...days: OpenTime['day'][]): OpenTime[] =>
  days.map((day) => ({ day, opens, closes }))
const WORKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const EIGHT_TO_FIVE = on('08:00', '17:00', ...WORKDAYS)

it.each([
  ['Mon-Fri 8-5', 'same'],
  ['Monday to Friday, 8 AM to noon and 12:00-17:00', 'same'],
  ['Lunes a viernes de 8 a. m. a 5 p. m.', 'same'],
  ['', 'same'],
  ['By appointment', 'same'],
  ['Call for hours', 'same'],
  ['Solo con cita', 'same'],
  ['Mon-Fri 9-5', 'different'],
  ['Mon-Thu 8-5', 'different'],
  ['Mon-Fri 8-5, Sat 9-12', 'different'],
  ['24/7', 'different'],
  ['lunes a viernes de 9 a. m. a 6 p. m.', 'different'],
  ['Mon-Fri 8-5, women only on Tuesdays', 'unclear'],
  ['Walk-ins until 3', 'unclear'],
  ['Temporarily closed', 'unclear'],
  ['Cerrado por obras', 'unclear'],
  ['Every second Saturday', 'unclear'],
  ['Open every day but holidays', 'unclear'],
])('“%s” beside weekly hours of 8 to 5: %s', (words, agreement) => {
  expect(hoursAgreement(EIGHT_TO_FIVE, words)).toBe(agreement)
  expect(hoursAgreement([], words)).toBe('same')
})

it('The words that we write ourselves say the same hours, in both languages', () => {
  const weeks = [
    EIGHT_TO_FIVE,
    [...on('08:00', '12:00', 'monday', 'wednesday'), ...on('13:00', '17:30', 'monday', 'friday')],
    on('00:00', '24:00', ...WORKDAYS, 'saturday', 'sunday'),
    on('12:00', '20:00', 'saturday'),
  ]
  for (const week of weeks)
    for (const locale of ['en', 'es'] as const) {
      const words = hoursInWords(week, locale)
      expect(hoursAgreement(week, words, locale), words ?? '').toBe('same')
    }
})

it('A change is asked about only if it may leave two different hours', () => {
  const asks = (words: string, before: { words?: string; times?: OpenTime[] }) =>
    newHoursWordsSlip(
      { openingHours: EIGHT_TO_FIVE, hoursOfOperation: words },
      {
        openingHours: before.times ?? EIGHT_TO_FIVE,
        hoursOfOperation: before.words ?? words,
      },
      'en',
    ) !== undefined
  const other = on('09:00', '17:00', ...WORKDAYS)
  expect(asks('Mon-Fri 9-5', { times: other })).toBe(true)
  expect(asks('Mon-Fri 9-5', { words: 'Mon-Fri 8-5' })).toBe(true)
  expect(asks('Mon-Fri 9-5', {})).toBe(false)
  expect(asks('Mon-Fri 8-5', { times: other })).toBe(false)
  expect(asks('Closed on holidays', { times: other })).toBe(true)
  expect(asks('Closed on holidays', { times: other, words: 'Mornings' })).toBe(false)
  expect(asks('By appointment', { times: other })).toBe(false)
})
