import { expect, it } from 'vitest'
import { contactFields, faultIn } from '../../../cms/contract/form-fields.ts'
import { milesBetween } from '../../../cms/contract/miles-between.ts'
import {
  LOCALES,
  outbound,
  pathIn,
  pathsFor,
  readPath,
  sameIn,
} from '../../../cms/contract/paths.ts'
import { indexOfPhrase, phraseOf, wordsOf } from '../../../cms/contract/phrases.ts'
import {
  type ClinicPoint,
  fromColumns,
  hasBit,
  toColumns,
} from '../../../cms/contract/point-columns.ts'
import { urgentNeed } from '../../../cms/contract/urgent-need.ts'
import { expectRows } from '../../support/table.ts'
import { CALM_TEXTS, URGENT_TEXTS } from '../../support/urgent-texts.ts'

it('miles between two points are right, also over the date line', () => {
  const places: [from: [number, number], to: [number, number], miles: number, within: number][] = [
    [[34.5, -82.65], [34.5, -82.65], 0, 0.001],
    // New York and Los Angeles.
    [[40.7128, -74.006], [34.0522, -118.2437], 2_445.6, 0.5],
    [[34, -82], [35, -82], 69.1, 0.1],
    [[52, 179.5], [52, -179.5], 42.5, 0.5],
    [[0, 0], [0, 180], 12_437, 5],
  ]
  const at = ([latitude, longitude]: [number, number]) => ({ latitude, longitude })
  const wrong = places.filter(
    ([from, to, miles, within]) => Math.abs(milesBetween(at(from), at(to)) - miles) > within,
  )
  expect(wrong).toEqual([])
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

it('a phrase is found as whole words, whatever their case, accents and marks', () => {
  const isIn = (text: string, phrase: string) =>
    indexOfPhrase(wordsOf(text), phraseOf(phrase)) !== -1
  const found = [
    ['I have a toothache', 'toothache'],
    ['TOOTH-ACHE', 'tooth ache'],
    ['Can’t breathe!', 'cant breath*'],
    ['análisis de sangre', 'analisis de sangre'],
    ['x-ray chicago', 'x ray*'],
    ['911!', '"911"'],
    ['"911" Main Street', '"911"'],
    ['Houston "I am dying"', '"i am dying"'],
  ] as const
  const not = [
    ['toothaches', 'toothache'],
    ['ache tooth', 'tooth ache'],
    ['grapes', 'rape'],
    ['eye', 'eye exam'],
    ['anything', '*'],
    ['911 Main Street', '"911"'],
    ['"911 Main Street"', '"911"'],
    ['"Main" 911 "Street"', '"911"'],
    ['', '"'],
    ['', 'pain'],
    ['pain', ''],
  ] as const
  expectRows(isIn, [
    ...found.map((row) => [...row, true] as const),
    ...not.map((row) => [...row, false] as const),
  ])
  expect(wordsOf('Ay, ¡Niño!')).toEqual([
    { word: 'ay', start: 0, end: 2 },
    { word: 'nino', start: 5, end: 9 },
  ])
})

it('points are read as they were written, to eleven meters', () => {
  const point = (known: Partial<ClinicPoint>): ClinicPoint => ({
    id: 1,
    latitude: 39.83,
    longitude: -98.58,
    isFree: false,
    isLowCost: false,
    isApproximate: false,
    categories: 0,
    ...known,
  })
  const points = [
    point({ id: 3, isFree: true, categories: 5 }),
    point({ id: 4, latitude: 13.2826, longitude: 144.7546, isLowCost: true, isApproximate: true }),
    point({ id: 90, latitude: -14.27, longitude: -170.7, isFree: true, isLowCost: true }),
  ]
  expect(fromColumns(toColumns(points))).toEqual(points)
  expect(fromColumns(toColumns([]))).toEqual([])
  const bits = 2 ** 40 + 2 ** 1
  expect([0, 1, 39, 40].map((index) => hasBit(bits, index))).toEqual([false, true, false, true])
})

it('a need where a phone line helps sooner than a clinic is known, and no other', () => {
  expectRows(urgentNeed, [
    ...URGENT_TEXTS,
    ...CALM_TEXTS.map((text) => [text, undefined] as const),
    ['Overdosing in Chicago', 'emergency'],
    ['can’t breathe', 'emergency'],
    ['poison control 77002', 'poison'],
    ['SUICIDAL', 'suicide'],
    ['raped near Denver', 'assault'],
    ['my husband beats me', 'violence'],
    ['overdose suicide', 'emergency'],
    // Towns, and words that only look similar.
    ['Rapelje, MT', undefined],
    ['grapes', undefined],
    ['Hurt, VA', undefined],
    ['', undefined],
  ])
})
