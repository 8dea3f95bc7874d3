import { afterAll, expect, it } from 'vitest'
import { milesBetween, type Place, searchText, stateText } from '../../../cms/contract/index.ts'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { createDatabase } from '../../support/database.ts'
import { readerOn } from '../../support/search-reader.ts'
import { textsOf } from '../../support/texts-of.ts'
import { OFFERED, PLACES, SIZES } from './place-texts.ts'

const database = await createDatabase()
afterAll(() => database.drop())
const { understood, misread } = await readerOn(database.pool)

const nameOf = (place: Place | null) => (place ? `${place.kind} ${place.label}` : '')

/** Each text for places, with the place. */
const TEXTS = Object.entries(PLACES).flatMap(([place, texts]) =>
  textsOf(texts).map((text) => [text, place] as const),
)

it('a place is found by what a person types, and no need is read in it', async () => {
  const misses = await misread(TEXTS, ({ place, need }) =>
    [nameOf(place), need?.name].filter(Boolean).join(', '),
  )
  expect(misses).toEqual([])
  expect((await understood('Petaluma')).place).toEqual({
    kind: 'town',
    name: 'Petaluma',
    state: 'CA',
    stateName: 'California',
    label: 'Petaluma, California',
    latitude: expect.closeTo(38.23, 1),
    longitude: expect.closeTo(-122.64, 1),
    radius: null,
  })
  const sizes = Object.entries(SIZES)
  expect(await misread(sizes, ({ place }) => place?.radius ?? null)).toEqual([])
})

it('a point is named by the nearest town and known to a kilometer', async () => {
  const misses: string[] = []
  for (const [text, label] of [
    ['41.8781136,-87.6297982', 'Chicago, Illinois'],
    [' 34.05 -118.24 ', 'Los Angeles, California'],
    ['21.31, -157.86', 'Honolulu, Hawaii'],
    ['18.4, -66.06', 'San Juan, Puerto Rico'],
    ['38.9, -77.04', 'Washington, D.C.'],
  ] as const) {
    const { place } = await understood(text)
    const [latitude = 0, longitude = 0] = text.trim().split(/[, ]+/).map(Number)
    const isNear = place && milesBetween(place, { latitude, longitude }) < 0.7
    const isRounded = place?.latitude === Math.round((place?.latitude ?? 0) * 100) / 100
    if (nameOf(place) !== `point ${label}` || !isNear || !isRounded)
      misses.push(`${text}: ${JSON.stringify(place)}`)
  }
  for (const text of ['48.86, 2.35', '0, 0', '25, -40', '91, 0', '41.88', '41.88, -187', '1,2,3'])
    if ((await understood(text)).place?.kind === 'point') misses.push(text)
  expect(misses).toEqual([])
})

it('whether it is the whole state, or in an unknown region, is told', async () => {
  const wanted: [text: string, told: (string | boolean | null)[]][] = [
    ['Nowhere, CA', [true, null]],
    ['Tucson, CA', [true, null]],
    ['CA', [false, null]],
    ['Petaluma, CA', [false, null]],
    ['Paris, France', [false, 'France']],
    ['Toronto, ON', [false, 'ON']],
    ['Oakland, Zzyzx', [false, 'Zzyzx']],
    ['asdfgh', [false, null]],
  ]
  const misses = await misread(wanted, ({ wholeState, unknownRegion }) => [
    wholeState,
    unknownRegion,
  ])
  expect(misses).toEqual([])
})

it('namesakes are offered, five at most, each once, and each is understood again', async () => {
  const misses: string[] = []
  for (const [text, wanted] of Object.entries(OFFERED)) {
    const offered = (await understood(text)).alternatives.map(nameOf)
    if (!offered.includes(wanted)) misses.push(`${text}: ${offered}, not ${wanted}`)
  }
  for (const [text] of TEXTS) {
    const { place, alternatives } = await understood(text)
    const all = [...(place ? [place] : []), ...alternatives]
    if (alternatives.length > 5 || new Set(all.map(searchText)).size < all.length) misses.push(text)
    for (const one of alternatives) {
      const again = (await understood(searchText(one))).place
      if (JSON.stringify(again) !== JSON.stringify(one)) misses.push(`${text}: ${one.label}`)
    }
  }
  expect(misses).toEqual([])
})

it('in Spanish, a place has the names that states have there, by which it is found, as it is again', async () => {
  const wanted = Object.entries({
    'Charlotte, NC': 'Charlotte, Carolina del Norte',
    'Nueva York': 'New York, Nueva York',
    'Estado de Nueva York': 'Nueva York',
    '10001': '10001 (New York, Nueva York)',
    'Washington DC': 'Washington, D.C.',
    '39.95, -75.17': 'Philadelphia, Pensilvania',
    'condado de harris': 'Condado de Harris, Texas',
    'Fresno County': 'Condado de Fresno, California',
    'Parroquia de Orleans': 'Parroquia de Orleans, Luisiana',
  })
  const misses: unknown[] = await misread(wanted, ({ place }) => place?.label ?? '', 'es')
  for (const { abbreviation, name } of JURISDICTIONS) {
    const { place } = await understood(stateText(name), 'es')
    const again = (await understood(place ? searchText(place) : '', 'es')).place
    if (place?.kind !== 'state' || place.state !== abbreviation || again?.label !== place.label)
      misses.push([name, place?.label, again?.label])
  }
  expect(misses).toEqual([])
  const english = await understood('Charlotte, Carolina del Norte')
  expect(english.place?.label).toBe('Charlotte, North Carolina')
})
