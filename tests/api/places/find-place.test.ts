import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchText } from '../../../cms/contract/place-text.ts'
import { loadGazetteer } from '../../../cms/places/gazetteer/load-gazetteer.ts'
import { findPlace } from '../../../cms/places/reading/find-place.ts'
import { type Gazetteer, openGazetteer } from '../../../cms/places/reading/open-gazetteer.ts'
import { createDatabase } from '../../support/database.ts'
import { CASES, GIVEN, HARDEST, NAMESAKES, NOTHING, SIZED } from './place-texts.ts'

describe('finding a place from what a person types', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>
  let pool: Pool
  let gazetteer: Gazetteer

  beforeAll(async () => {
    database = await createDatabase()
    pool = database.pool
    await loadGazetteer(pool)
    gazetteer = await openGazetteer(pool)
  }, 120_000)
  afterAll(() => database?.drop())

  const finds = async (text: string, expected: string | null, ...offered: string[]) => {
    const { place, alternatives } = await findPlace(gazetteer, text)
    expect(place && `${place.kind} ${place.label}`).toBe(expected)
    expect(alternatives.map(({ kind, label }) => `${kind} ${label}`)).toEqual(
      expect.arrayContaining(offered),
    )
    expect(alternatives.length).toBeLessThanOrEqual(5)
  }

  it.each(CASES)('%j → %s', finds)
  it.each(HARDEST)('hard: %j → %s', finds)
  it.each(GIVEN)('as given: %j → %s', finds)
  it.each(NAMESAKES)('of several: %j → %s', finds)
  it.each(NOTHING)('no place: %j', finds)

  it.each(SIZED)('%j is %s, with its own size', async (text, label, radius) => {
    expect((await findPlace(gazetteer, text)).place).toMatchObject({ label, radius })
  })

  it.each([
    ['Nowhere, CA', true],
    ['Tucson, CA', true],
    ['CA', false],
    ['Petaluma, CA', false],
    ['Washington, WA', false],
  ])('says for %j whether the whole state is searched', async (text, wholeState) => {
    expect(await findPlace(gazetteer, text)).toMatchObject({ wholeState })
  })

  it.each([
    ['Paris, France', 'France'],
    ['paris france', 'france'],
    ['Toronto, ON', 'ON'],
    ['Oakland, Zzyzx', 'Zzyzx'],
    ['Paris, Texas', null],
    ['asdfgh', null],
  ])('says for %j which country or state is unknown', async (text, unknownRegion) => {
    expect(await findPlace(gazetteer, text)).toMatchObject({ unknownRegion })
  })

  it('understands the alternatives that it offers', async () => {
    for (const [text] of [...CASES, ...HARDEST, ...GIVEN, ...NAMESAKES, ...NOTHING]) {
      const { alternatives } = await findPlace(gazetteer, text)
      for (const offered of alternatives) {
        const again = await findPlace(gazetteer, searchText(offered))
        expect(again.place, `${text}: ${offered.label}`).toEqual(offered)
      }
    }
  })

  it('returns everything about the place', async () => {
    const { place } = await findPlace(gazetteer, 'Petaluma')
    expect(place).toEqual({
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

  it.each(['Washington', 'New York', 'Portland', 'Kansas City', 'St. Louis'])(
    'offers nothing twice for %s, and not the place itself again',
    async (text) => {
      const { place, alternatives } = await findPlace(gazetteer, text)
      const offered = [place, ...alternatives].map((one) => one && searchText(one))
      expect(offered.length).toBeGreaterThan(1)
      expect(new Set(offered).size).toBe(offered.length)
    },
  )
})
