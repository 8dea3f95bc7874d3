import { afterAll, describe, expect, it } from 'vitest'
import { type ClinicSearchResult, endpoints, fromColumns } from '../../../cms/contract/index.ts'
import { countyShapes } from '../../../cms/places/gazetteer/county-shapes.ts'
import { startApi } from '../../support/api-server.ts'
import { greatCircleMiles } from '../../support/great-circle.ts'

const api = await startApi()
afterAll(() => api.close())

const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
  const response = await api.get(`${path}?${new URLSearchParams({ limit: '100', ...query })}`)
  expect(response.status).toBe(200)
  return response.json()
}
const search = async (query: Record<string, string>): Promise<ClinicSearchResult> =>
  endpoints.searchClinics.response.parse(await ask('/api/clinics/search', query))

const everyListing = async () => {
  const { rows } = await api.database.pool.query<{
    slug: string
    latitude: number | null
    longitude: number | null
  }>("select slug, latitude, longitude from listings where locale = 'en'")
  return rows
}

const slugsOf = (clinics: { slug: string }[]) => clinics.map(({ slug }) => slug)
const statesOf = ({ clinics }: ClinicSearchResult) => [
  ...new Set(clinics.map(({ state }) => state)),
]

describe('a search by place', () => {
  it('finds exactly the clinics within the distance, nearest first', async () => {
    for (const [location, distance] of [
      ['Los Angeles, CA', 100],
      ['New York, NY', 50],
      ['60601', 100],
      ['Dededo, GU', 25],
    ] as const) {
      const result = await search({ location, distance: String(distance) })
      const { place } = result
      if (!place) throw new Error(`${location} was not understood`)
      const near = (await everyListing()).flatMap(({ slug, latitude, longitude }) => {
        if (latitude === null || longitude === null) return []
        const miles = greatCircleMiles(place, { latitude, longitude })
        return miles <= distance ? [{ slug, miles }] : []
      })
      expect(near.length, location).toBeGreaterThan(0)
      expect(result.total).toBe(near.length)
      const shown = near.sort((a, b) => a.miles - b.miles).slice(0, 100)
      expect(slugsOf(result.clinics).sort()).toEqual(slugsOf(shown).sort())
      expect(result.clinics.map(({ distanceMiles }) => distanceMiles)).toEqual(
        shown.map(({ miles }) => Number(miles.toFixed(1))),
      )
    }
  })

  it('pages through without a gap or a repeat', async () => {
    const chicago = { location: 'Chicago, IL', distance: '100' }
    const [first, second] = [
      await search({ ...chicago, limit: '4' }),
      await search({ ...chicago, limit: '4', offset: '4' }),
    ]
    const whole = await search({ ...chicago, limit: '10' })
    expect([...first.clinics, ...second.clinics]).toEqual(whole.clinics.slice(0, 8))
    expect(first.total).toBe(whole.total)
  })
})

it('a search by state answers with that state, by name, without distances', async () => {
  const result = await search({ location: 'Puerto Rico' })
  expect(result).toMatchObject({ place: { kind: 'state', state: 'PR' }, distance: null })
  expect(statesOf(result)).toEqual(['PR'])
  expect(result.clinics.every((clinic) => clinic.distanceMiles === undefined)).toBe(true)
  const plain = ({ name }: { name: string }) =>
    name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const names = result.clinics.map(plain)
  expect(names).toEqual(names.toSorted())
})

it('a text that is not understood finds nothing, unless a state was given, and says why', async () => {
  expect(await search({ location: '00000' })).toMatchObject({ place: null, total: 0, clinics: [] })
  const inState = await search({ location: 'Nowhere, PR' })
  expect(inState).toMatchObject({ place: { state: 'PR' }, wholeState: true })
  expect(statesOf(inState)).toEqual(['PR'])
  const abroad = await search({ location: 'Paris, France' })
  expect(abroad).toMatchObject({ place: null, unknownRegion: 'France', total: 0 })
  expect(abroad.alternatives.map(({ label }) => label)).toContain('Paris, Texas')
})

describe('filters', () => {
  it('by service match any of several, by category or by name, in any letter case', async () => {
    const [dental, vision] = [
      await search({ services: 'dental' }),
      await search({ services: 'vision' }),
    ]
    const either = await search({ services: 'dental,VISION' })
    expect(either.total).toBeGreaterThan(Math.max(dental.total, vision.total))
    expect(either.total).toBeLessThanOrEqual(dental.total + vision.total)
    const byName = await search({ services: 'blood pressure check' })
    expect(byName.total).toBeGreaterThan(0)
    for (const { services } of byName.clinics) expect(services).toContain('Blood Pressure Check')
    const all = (await everyListing()).length
    expect([(await search({})).total, (await search({ services: 'all' })).total]).toEqual([
      all,
      all,
    ])
  })

  it('by cost narrow exactly, and both ticked mean either', async () => {
    for (const cost of ['isFree', 'isLowCost'] as const)
      for (const flag of ['true', 'false']) {
        const { total, clinics } = await search({ [cost]: flag })
        expect(total).toBeGreaterThan(0)
        for (const clinic of clinics) expect(clinic[cost]).toBe(flag === 'true')
      }
    const { rows } = await api.database.pool.query<{ count: number }>(
      "select count(*)::int as count from listings where locale = 'en' and (is_free or is_low_cost)",
    )
    const both = await search({ isFree: 'true', isLowCost: 'true' })
    expect(both.total).toBe(rows[0]?.count)
    expect(new Set(both.clinics.map(({ isFree }) => isFree))).toEqual(new Set([true, false]))
  })

  it('by state narrow a search near its border', async () => {
    const asked = { location: 'Kansas City, MO', distance: '100' }
    const kansas = await search({ ...asked, state: 'ks' })
    expect(statesOf(kansas)).toEqual(['KS'])
    expect(kansas.total).toBeLessThan((await search(asked)).total)
  })
})

const countsOf = async (location: string) =>
  endpoints.clinicCounts.response.parse(await ask('/api/clinics/counts', { location })).counts

const shapes = countyShapes()

/** The clinics of a state within a county, by another library than the product's. */
const inside = async (county: string, state: string): Promise<string[]> => {
  const shape = shapes.find(({ name, stateName }) => name === county && stateName === state)
  const { clinics } = await search({ location: state })
  return clinics
    .filter(
      ({ latitude, longitude }) =>
        latitude !== null && longitude !== null && shape?.contains({ latitude, longitude }),
    )
    .map(({ slug }) => slug)
    .sort()
}

describe('a county', () => {
  it('is its own shape', async () => {
    for (const [county, state] of [
      ['Los Angeles', 'California'],
      ['Cook', 'Illinois'],
      ['Miami-Dade', 'Florida'],
      ['Honolulu', 'Hawaii'],
    ] as const) {
      const expected = await inside(county, state)
      expect(expected.length).toBeGreaterThan(0)
      const found = await search({ location: `${county} County, ${state}` })
      expect(found).toMatchObject({ distance: null, widened: false, place: { kind: 'county' } })
      expect([found.total, found.clinics.map(({ slug }) => slug).sort()]).toEqual([
        expected.length,
        expected,
      ])
      expect(found.clinics.filter((clinic) => 'distanceMiles' in clinic)).toEqual([])
    }
  })

  it('counts what its filters leave', async () => {
    const location = 'Cook County, Illinois'
    const counts = await countsOf(location)
    expect(counts?.without.cost).toBe((await search({ location })).total)
    for (const flag of ['isFree', 'isLowCost'] as const)
      expect(counts?.[flag]).toBe((await search({ location, [flag]: 'true' })).total)
  })

  it('without a clinic is looked around', async () => {
    const found: number[] = []
    for (const location of ['Kenedy County, Texas', 'Arthur County, Nebraska']) {
      const { place, widened, distance, clinics } = await search({ location })
      expect([place?.label, widened]).toEqual([location, true])
      expect([25, 50, 100]).toContain(distance)
      for (const { distanceMiles } of clinics)
        expect(distanceMiles).toBeLessThanOrEqual(distance ?? 0)
      found.push(clinics.length)
    }
    expect(Math.max(...found)).toBeGreaterThan(0)
  })

  it('is a circle around its people, if somebody chooses a distance', async () => {
    const { distance, clinics } = await search({ location: 'Cook County', distance: '10' })
    expect(distance).toBe(10)
    expect(clinics.length).toBeGreaterThan(0)
    for (const { distanceMiles } of clinics) expect(distanceMiles).toBeLessThanOrEqual(10)
  })
})

describe('a neighborhood', () => {
  it('is searched in its own size, with the counts and points of that', async () => {
    const location = 'Brooklyn'
    const found = await search({ location })
    expect(found).toMatchObject({ distance: 7, widened: false })
    expect(found.total).toBeGreaterThan(0)
    for (const { distanceMiles } of found.clinics) expect(distanceMiles).toBeLessThanOrEqual(7)
    expect((await search({ location, distance: '25' })).total).toBeGreaterThan(found.total)
    expect((await countsOf(location))?.without.cost).toBe(found.total)
    const points = endpoints.clinicPoints.response.parse(
      await ask('/api/clinics/points', { location }),
    )
    const idsOf = (clinics: { id: number }[]) => clinics.map(({ id }) => id).sort()
    expect(idsOf(fromColumns(points))).toEqual(idsOf(found.clinics))
  })

  it('without a clinic is looked around step by step, unless somebody chose a distance', async () => {
    const location = 'Logan Square'
    const { widened, distance, clinics } = await search({ location })
    expect([widened, distance]).toEqual([true, 10])
    expect(clinics.length).toBeGreaterThan(0)
    for (const { distanceMiles } of clinics) expect(distanceMiles).toBeGreaterThan(3)
    const chosen = await search({ location, distance: '50' })
    expect(chosen).toMatchObject({ distance: 50, widened: false })
  })
})

// Last, since it moves and deletes listings behind the memory’s back.
describe('where hardly any clinic is, a search', () => {
  it('widens step by step if nobody chose a distance', async () => {
    await api.database.pool.query(
      "update listings set latitude = null where state in ('WY', 'MT', 'SD', 'ID', 'UT', 'CO', 'NE')",
    )
    await api.database.pool.query(
      `update listings set latitude = 44.2911, longitude = -105.5022
       where clinic_id = (select min(clinic_id) from listings where state = 'WY')`,
    )
    // Buffalo is about 60 miles west of Gillette, which now has the only clinic.
    const buffalo = { location: 'Buffalo, WY' }
    expect(await search(buffalo)).toMatchObject({ total: 1, distance: 100, widened: true })
    const chosen = await search({ ...buffalo, distance: '25' })
    expect(chosen).toMatchObject({ total: 0, distance: 25, widened: false })
  })

  it('is counted by place and day only if it finds nothing', async () => {
    await api.emptySearches.close()
    await api.database.pool.query('delete from listings; delete from empty_searches')
    for (const location of ['Petaluma, CA', 'petaluma ca', '94952', 'Nowhere at all', ''])
      await search({ location, offset: '0' })
    // The same search again comes from the cache.
    await search({ location: 'Petaluma, CA', offset: '0' })
    for (const locale of ['en', 'es']) await search({ location: 'Charlotte, NC', locale })
    await api.emptySearches.close()
    const { rows } = await api.database.pool.query('select * from empty_searches order by searches')
    expect(rows.map(({ place, searches }) => [place, searches])).toEqual([
      ['94952 (Petaluma, California)', 1],
      ['Charlotte, North Carolina', 2],
      ['Petaluma, California', 3],
    ])
    expect(Object.keys(rows[0])).toEqual(['place', 'day', 'searches'])
  })
})
