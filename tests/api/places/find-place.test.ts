import { afterAll, describe, expect, it } from 'vitest'
import { milesBetween, type Place, searchText, stateText } from '../../../cms/contract/index.ts'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { createDatabase } from '../../support/database.ts'
import { readerOn, textsOf } from '../../support/search-reader.ts'
import { KINDS, OFFERED, SIZES } from './place-texts.ts'

const database = await createDatabase()
afterAll(() => database.drop())
const understood = await readerOn(database.pool)

const nameOf = (place: Place | null) => (place ? `${place.kind} ${place.label}` : '')

describe('a place is found by what a person types', () => {
  for (const [kind, texts] of Object.entries(KINDS))
    it(`of the kind: ${kind}`, async () => {
      const missed: string[] = []
      for (const [wanted, list] of Object.entries(texts))
        for (const text of textsOf(list)) {
          const found = nameOf((await understood(text)).place)
          if (found !== wanted) missed.push(`${text}: ${found}, not ${wanted}`)
        }
      expect(missed).toEqual([])
    })

  it('with its size, if it is a neighborhood', async () => {
    const found: typeof SIZES = {}
    for (const text of Object.keys(SIZES))
      found[text] = (await understood(text)).place?.radius ?? null
    expect(found).toEqual(SIZES)
  })

  it('with everything about it', async () => {
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
  })

  it('by a point, which is named by the nearest town and known to a kilometer', async () => {
    const missed: string[] = []
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
        missed.push(`${text}: ${JSON.stringify(place)}`)
    }
    for (const text of ['48.86, 2.35', '0, 0', '25, -40', '91, 0', '41.88', '41.88, -187', '1,2,3'])
      if ((await understood(text)).place?.kind === 'point') missed.push(text)
    expect(missed).toEqual([])
  })

  it('and the whole state or an unknown region is told', async () => {
    const told: Record<string, (string | boolean | null)[]> = {}
    const expected = {
      'Nowhere, CA': [true, null],
      'Tucson, CA': [true, null],
      CA: [false, null],
      'Petaluma, CA': [false, null],
      'Paris, France': [false, 'France'],
      'Toronto, ON': [false, 'ON'],
      'Oakland, Zzyzx': [false, 'Zzyzx'],
      asdfgh: [false, null],
    }
    for (const text of Object.keys(expected)) {
      const { wholeState, unknownRegion } = await understood(text)
      told[text] = [wholeState, unknownRegion]
    }
    expect(told).toEqual(expected)
  })
})

describe('namesakes', () => {
  it('are offered', async () => {
    const missed: string[] = []
    for (const [text, wanted] of Object.entries(OFFERED)) {
      const offered = (await understood(text)).alternatives.map(nameOf)
      if (!offered.includes(wanted)) missed.push(`${text}: ${offered}, not ${wanted}`)
    }
    expect(missed).toEqual([])
  })

  it('are five at most, each once, and each is understood again', async () => {
    const missed: string[] = []
    const texts = Object.values(KINDS).flatMap((kind) => Object.values(kind).flatMap(textsOf))
    for (const text of texts) {
      const { place, alternatives } = await understood(text)
      const all = [...(place ? [place] : []), ...alternatives]
      const written = all.map(searchText)
      if (alternatives.length > 5 || new Set(written).size < all.length) missed.push(text)
      for (const one of alternatives) {
        const again = (await understood(searchText(one))).place
        if (JSON.stringify(again) !== JSON.stringify(one)) missed.push(`${text}: ${one.label}`)
      }
    }
    expect(missed).toEqual([])
  })
})

describe('in Spanish, a place', () => {
  it('has the names that states have there, and is found by them', async () => {
    const found: Record<string, string | undefined> = {}
    const expected = {
      'Charlotte, NC': 'Charlotte, Carolina del Norte',
      'Nueva York': 'New York, Nueva York',
      'Estado de Nueva York': 'Nueva York',
      '10001': '10001 (New York, Nueva York)',
      'Washington DC': 'Washington, D.C.',
      '39.95, -75.17': 'Philadelphia, Pensilvania',
      'condado de harris': 'Condado de Harris, Texas',
      'Fresno County': 'Condado de Fresno, California',
      'Parroquia de Orleans': 'Parroquia de Orleans, Luisiana',
    }
    for (const text of Object.keys(expected))
      found[text] = (await understood(text, 'es')).place?.label
    expect(found).toEqual(expected)
    const english = await understood('Charlotte, Carolina del Norte')
    expect(english.place?.label).toBe('Charlotte, North Carolina')
  })

  it('is understood again as it is written', async () => {
    const missed: string[] = []
    for (const { abbreviation, name } of JURISDICTIONS) {
      const { place } = await understood(stateText(name), 'es')
      const again = (await understood(place ? searchText(place) : '', 'es')).place
      if (place?.kind !== 'state' || place.state !== abbreviation || again?.label !== place.label)
        missed.push(`${name}: ${place?.label}, ${again?.label}`)
    }
    expect(missed).toEqual([])
  })
})
