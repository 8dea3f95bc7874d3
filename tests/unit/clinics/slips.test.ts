import { describe, expect, it } from 'vitest'
import { hoursSlips } from '../../../cms/clinics/slips/hours-slips.ts'
import { newHoursWordsSlip } from '../../../cms/clinics/slips/hours-words-slip.ts'
import { pointSlip } from '../../../cms/clinics/slips/point-slips.ts'
import { knownWriting, likelyMeant, wordSlips } from '../../../cms/clinics/slips/word-slips.ts'

describe('opening times', () => {
  it('that end before they begin are asked about', () => {
    expect(
      hoursSlips([
        { day: 'monday', opens: '09:00', closes: '17:00' },
        { day: 'friday', opens: '18:00', closes: '02:00' },
      ]),
    ).toEqual([
      {
        key: 'hours friday 18:00-02:00',
        path: 'openingHours.1.closes',
        question:
          'It closes at 2:00 AM, before it opens at 6:00 PM. Is it open overnight, or is that a mistake?',
      },
    ])
  })

  it('that end when they begin are asked about, but a whole day is not', () => {
    expect(hoursSlips([{ day: 'sunday', opens: '00:00', closes: '24:00' }])).toEqual([])
    expect(hoursSlips([{ day: 'sunday', opens: '09:00', closes: '09:00' }])).toHaveLength(1)
  })

  it('that are still being typed are left alone', () => {
    expect(hoursSlips([{ day: 'sunday', opens: '9', closes: '' }])).toEqual([])
    for (const time of ['{}', '{"day":"sunday"}', '{"day":"sunday","opens":"x","closes":"9:00"}']) {
      const values = { openingHours: [JSON.parse(time)], hoursOfOperation: 'Mornings' }
      expect(newHoursWordsSlip(values, {}, 'en'), time).toBeUndefined()
    }
  })
})

describe('a word of a list', () => {
  const known = ['Dental Care', 'Medical Care', 'Pharmacy']

  it('that is nearly a known one is asked about', () => {
    expect(likelyMeant('dentel care', known)).toBe('Dental Care')
    expect(wordSlips('services', ['dentel care', 'Pharmacy'], known)).toEqual([
      {
        key: 'word services dentel care',
        path: 'services',
        question: '“dentel care” is not in the list. Did you mean “Dental Care”?',
      },
    ])
  })

  it('that is known, or unlike any known one, is not asked about', () => {
    expect(wordSlips('services', ['dental care', 'Acupuncture', 'Eye exams'], known)).toEqual([])
    expect(knownWriting(' dental CARE', known)).toBe('Dental Care')
  })
})

describe('a point', () => {
  const zip = { city: 'Anderson', state: 'SC', latitude: 34.5, longitude: -82.6 }

  it('far from its ZIP code is asked about', () => {
    expect(pointSlip({ latitude: -34.5, longitude: 97.4, zipCode: '29621' }, zip)).toMatchObject({
      key: 'point -34.5,97.4 29621',
      path: 'latitude',
      question: expect.stringMatching(
        /^The point is \d+,\d{3} miles from 29621, Anderson, SC\. Is it right\?$/,
      ),
    })
  })

  it('near its ZIP code, or with nothing to compare, is not asked about', () => {
    expect(pointSlip({ latitude: 34.6, longitude: -82.5, zipCode: '29621' }, zip)).toBeUndefined()
    expect(pointSlip({ latitude: null, longitude: null, zipCode: '29621' }, zip)).toBeUndefined()
    expect(
      pointSlip({ latitude: 34.6, longitude: -82.5, zipCode: '29621' }, undefined),
    ).toBeUndefined()
  })
})
