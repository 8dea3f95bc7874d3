import { describe, expect, it } from 'vitest'
import type { OpenTime } from '../../../cms/clinics/hours/open-time.ts'
import { hoursSlips } from '../../../cms/clinics/slips/hours-slips.ts'
import { newHoursWordsSlip } from '../../../cms/clinics/slips/hours-words-slip.ts'
import { movedSlip } from '../../../cms/clinics/slips/moved-slip.ts'
import { pointSlip } from '../../../cms/clinics/slips/point-slips.ts'
import { knownWriting, likelyMeant, wordSlips } from '../../../cms/clinics/slips/word-slips.ts'
import { expectRows } from '../../support/table.ts'

describe('opening times', () => {
  it('that end before or when they begin are asked about, but a whole day is not', () => {
    expect(
      hoursSlips([
        { day: 'monday', opens: '09:00', closes: '17:00' },
        { day: 'friday', opens: '18:00', closes: '02:00' },
        { day: 'saturday', opens: '00:00', closes: '24:00' },
      ]),
    ).toEqual([
      {
        key: 'hours friday 18:00-02:00',
        path: 'openingHours.1.closes',
        question:
          'It closes at 2:00 AM, before it opens at 6:00 PM. Is it open overnight, or is that a mistake?',
      },
    ])
    expect(hoursSlips([{ day: 'sunday', opens: '09:00', closes: '09:00' }])).toHaveLength(1)
  })

  it('that are still being typed are left alone', () => {
    expect(hoursSlips([{ day: 'sunday', opens: '9', closes: '' }])).toEqual([])
    const begun = [{}, { day: 'sunday' }, { day: 'sunday', opens: 'x', closes: '9:00' }]
    const asked = begun.filter((time) =>
      newHoursWordsSlip(
        { openingHours: [time as OpenTime], hoursOfOperation: 'Mornings' },
        {},
        'en',
      ),
    )
    expect(asked).toEqual([])
  })

  it('that may differ from the words are asked about if one of them has changed', () => {
    const from = (opens: string): OpenTime[] =>
      (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
        day,
        opens,
        closes: '17:00',
      }))
    const asks = (words: string, wordsBefore: string, opensBefore: string) => {
      const before = { openingHours: from(opensBefore), hoursOfOperation: wordsBefore }
      const values = { openingHours: from('08:00'), hoursOfOperation: words }
      return newHoursWordsSlip(values, before, 'en') !== undefined
    }
    expectRows(asks, [
      ['Mon-Fri 9-5', 'Mon-Fri 9-5', '09:00', true],
      ['Mon-Fri 9-5', 'Mon-Fri 8-5', '08:00', true],
      ['Mon-Fri 9-5', 'Mon-Fri 9-5', '08:00', false],
      ['Mon-Fri 8-5', 'Mon-Fri 8-5', '09:00', false],
      ['Closed on holidays', 'Closed on holidays', '09:00', true],
      ['Closed on holidays', 'Mornings', '09:00', false],
      ['By appointment', 'By appointment', '09:00', false],
    ])
  })
})

it('a word that is nearly a known one is asked about, and no other', () => {
  const known = ['Dental Care', 'Medical Care', 'Pharmacy']
  expect(likelyMeant('dentel care', known)).toBe('Dental Care')
  expect(knownWriting(' dental CARE', known)).toBe('Dental Care')
  const words = ['dentel care', 'Pharmacy', 'dental care', 'Acupuncture']
  expect(wordSlips('services', words, known)).toEqual([
    {
      key: 'word services dentel care',
      path: 'services',
      question: '“dentel care” is not in the list. Did you mean “Dental Care”?',
    },
  ])
})

it('a point far from its ZIP code is asked about', () => {
  const zip = { city: 'Anderson', state: 'SC', latitude: 34.5, longitude: -82.6 }
  const question = expect.stringMatching(
    /^The point is \d+,\d{3} miles from 29621, Anderson, SC\. Is it right\?$/,
  )
  const zipCode = '29621'
  expectRows(pointSlip, [
    [
      { latitude: -34.5, longitude: 97.4, zipCode },
      zip,
      { key: 'point -34.5,97.4 29621', path: 'latitude', question },
    ],
    [{ latitude: 34.6, longitude: -82.5, zipCode }, zip, undefined],
    [{ latitude: null, longitude: null, zipCode }, zip, undefined],
    [{ latitude: 34.6, longitude: -82.5, zipCode }, undefined, undefined],
  ])
})

it('another address than the published one is asked about once for each pair', () => {
  const old = { address: '414 North St', city: 'Anderson', zipCode: '29621' }
  expect(movedSlip({ ...old, address: '9 Main St' }, old)).toEqual({
    key: 'moved 414 North St, Anderson, 29621 > 9 Main St, Anderson, 29621',
    path: 'address',
    question:
      'Has the clinic moved from 414 North St, Anderson, 29621? Then its page says so. Or was that a mistake?',
  })
  expect(movedSlip({ ...old, city: 'Clemson' }, old)?.path).toBe('address')
  const unasked = [
    {},
    { address: '414 NORTH ST.', city: 'anderson' },
    { zipCode: '29622' },
    { address: '' },
  ].filter((change) => movedSlip({ ...old, ...change }, old))
  expect(unasked).toEqual([])
  expect(movedSlip(old, { ...old, address: null })).toBeUndefined()
})
