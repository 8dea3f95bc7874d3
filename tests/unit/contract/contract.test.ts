import { expect, it } from 'vitest'
import { contactFields, faultIn, wholeAddress } from '../../../cms/contract/form-fields.ts'
import { forms } from '../../../cms/contract/forms.ts'
import { milesBetween } from '../../../cms/contract/miles-between.ts'
import {
  LOCALES,
  outbound,
  pathIn,
  pathsFor,
  readPath,
  sameIn,
} from '../../../cms/contract/paths.ts'
import { fromColumns, hasBit, toColumns } from '../../../cms/contract/point-columns.ts'
import { urgentNeed } from '../../../cms/contract/urgent-need.ts'
import { clinicValues } from '../../support/form-values.ts'
import { expectRows } from '../../support/table.ts'
import { CALM_TEXTS, URGENT_TEXTS } from '../../support/urgent-texts.ts'

it('miles between two points are right, also over the date line', () => {
  const miles = (...[south, west, north, east]: number[]) =>
    milesBetween(
      { latitude: south ?? 0, longitude: west ?? 0 },
      { latitude: north ?? 0, longitude: east ?? 0 },
    )
  expect(miles(34.5, -82.65, 34.5, -82.65)).toBe(0)
  // New York and Los Angeles.
  expect(miles(40.7128, -74.006, 34.0522, -118.2437)).toBeCloseTo(2_445.6, 0)
  expect(miles(52, 179.5, 52, -179.5)).toBeCloseTo(42.5, 0)
  expect(miles(0, 0, 0, 180)).toBeCloseTo(12_437, -1)
})

it('the addresses of a page in each language lead back to it', () => {
  for (const locale of LOCALES)
    for (const path of ['/', '/search', '/services/united-states/texas', '/es-clinic']) {
      expect(readPath(pathIn(locale, path))).toEqual({ locale, path })
      for (const other of LOCALES)
        expect(sameIn(locale, pathIn(other, path))).toBe(pathIn(locale, path))
    }
  expect(pathsFor('en').home).toBe('/')
  expectRows(sameIn, [
    ['en', '/search?location=es&service=/es/', '/search?location=es&service=/es/'],
    ['es', '/search?location=a%2Fb#c', '/es/search?location=a%2Fb#c'],
    ['es', '/?sent=true', '/es?sent=true'],
  ])
  const english = ['/essential', '/services/es', '/en/about']
  expect(english.map(readPath)).toEqual(english.map((path) => ({ locale: 'en', path })))
})

it('a link that writes to an address adds nothing, whatever address the forms accept', () => {
  expect(outbound.email('ana.diaz@example.org')).toBe('mailto:ana.diaz@example.org')
  for (const address of [
    'ben%40clinic.org?bcc=spy@evil.example',
    'ben?bcc=a%40b.org&body=x@evil.example',
    'ben%2Cspy%40evil.example%3Fcc=@evil.example',
  ]) {
    expect(faultIn(contactFields.email, address)).toBeUndefined()
    const { pathname, search, hash } = new URL(outbound.email(address))
    expect([decodeURIComponent(pathname), search + hash]).toEqual([address, ''])
  }
})

it('a ZIP code, a telephone number and a web address look like one', () => {
  const faults = (format: 'zip' | 'phone' | 'url', value: string) =>
    faultIn({ kind: 'text', maxLength: 200, format }, value) ?? 'right'
  const right = {
    zip: ['29621', '29621-1234', '296211234'],
    phone: [
      '864-555-0142',
      '+1 (864) 555-0142 ext. 7',
      '8645550142',
      '1-800-FLOWERS',
      '+52 55 1234 5678',
    ],
    url: ['https://a.example', 'example.com', 'www.example.com/a?b=c', 'example.com:8080/a'],
  } as const
  const wrong = {
    zip: ['abc', '2962', '29621-12', '2962x'],
    phone: ['12', '555-0142', 'call Ben', 'ask at the front desk'],
    url: [
      'example',
      'a@b.example',
      'ftp://a.example',
      'mailto:a@b.example',
      'two words.example',
      'https://',
    ],
  } as const
  for (const format of ['zip', 'phone', 'url'] as const) {
    expectRows(
      faults,
      right[format].map((value) => [format, value, 'right'] as const),
    )
    expectRows(
      faults,
      wrong[format].map((value) => [format, value, format] as const),
    )
  }
  const website = 'river.example/care'
  const { body } = forms.submitClinic
  expect(body.parse({ ...clinicValues(), website }).website).toBe(`https://${website}`)
  expect(['', 'a.example', 'http://a.example'].map(wholeAddress)).toEqual([
    '',
    'https://a.example',
    'http://a.example',
  ])
})

it('points are read as they were written, to eleven meters', () => {
  const place = { latitude: 13.2826, longitude: 144.7546, categories: 5 }
  const known = { ...place, id: 3, isFree: false, isLowCost: true, isApproximate: true }
  const points = [known, { ...known, id: 90, latitude: -14.27, isFree: true, isApproximate: false }]
  expect(fromColumns(toColumns(points))).toEqual(points)
  expect(fromColumns(toColumns([]))).toEqual([])
  const bits = 2 ** 40 + 2 ** 1
  expect([0, 1, 39, 40].map((index) => hasBit(bits, index))).toEqual([false, true, false, true])
})

it('a need where a phone line helps sooner than a clinic is known, and no other', () => {
  expectRows(urgentNeed, [
    ...URGENT_TEXTS,
    ...CALM_TEXTS.map((text) => [text, undefined] as const),
    ['overdose suicide', 'emergency'],
    // Towns that only look similar.
    ['Rapelje, MT', undefined],
    ['Hurt, VA', undefined],
    ['', undefined],
  ])
})
