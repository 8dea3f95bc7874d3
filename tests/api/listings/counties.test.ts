import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../cms/contract/index.ts'
import { countyShapes } from '../../../cms/places/gazetteer/county-shapes.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
  const response = await api.get(`${path}?${new URLSearchParams({ limit: '100', ...query })}`)
  expect(response.status).toBe(200)
  return response.json()
}

const search = async (query: Record<string, string>) =>
  endpoints.searchClinics.response.parse(await ask('/api/clinics/search', query))

const shapes = countyShapes()

/** The clinics of a state within a county, by another library than the product's. */
const inside = async (county: string, state: string): Promise<string[]> => {
  const shape = shapes.find(({ name, stateName }) => name === county && stateName === state)
  const { clinics } = await search({ location: state === 'New York' ? 'New York State' : state })
  return clinics
    .filter(
      ({ latitude, longitude }) =>
        latitude !== null && longitude !== null && shape?.contains({ latitude, longitude }),
    )
    .map(({ slug }) => slug)
    .sort()
}

describe('a county', () => {
  it.each([
    ['Los Angeles', 'California'],
    ['San Bernardino', 'California'],
    ['Cook', 'Illinois'],
    ['Harris', 'Texas'],
    ['Miami-Dade', 'Florida'],
    ['Honolulu', 'Hawaii'],
  ])('is its own shape: %s County, %s', async (county, state) => {
    const expected = await inside(county, state)
    expect(expected.length).toBeGreaterThan(0)
    const found = await search({ location: `${county} County, ${state}` })
    expect(found).toMatchObject({ distance: null, widened: false, place: { kind: 'county' } })
    expect(found.total).toBe(expected.length)
    expect(found.clinics.map(({ slug }) => slug).sort()).toEqual(expected)
    expect(found.clinics.filter((clinic) => 'distanceMiles' in clinic)).toEqual([])
  })

  it('counts what its filters leave', async () => {
    const location = 'Cook County, Illinois'
    const { counts } = endpoints.clinicCounts.response.parse(
      await ask('/api/clinics/counts', { location }),
    )
    expect(counts?.without.cost).toBe((await search({ location })).total)
    for (const flag of ['isFree', 'isLowCost'] as const)
      expect(counts?.[flag]).toBe((await search({ location, [flag]: 'true' })).total)
  })

  it('without a clinic is looked around', async () => {
    const empty = await Promise.all(
      ['Kenedy County, Texas', 'Arthur County, Nebraska', 'Petroleum County, Montana'].map(
        async (location) => [location, await search({ location })] as const,
      ),
    )
    for (const [location, { place, widened, distance, clinics }] of empty) {
      expect(place?.label).toBe(location)
      expect(widened).toBe(true)
      expect([25, 50, 100]).toContain(distance)
      for (const { distanceMiles } of clinics)
        expect(distanceMiles).toBeLessThanOrEqual(distance ?? 0)
    }
    // Around the emptiest of them nobody is within 100 miles.
    expect(empty.flatMap(([, { clinics }]) => clinics).length).toBeGreaterThan(0)
  })

  it('is a circle around its people, if somebody chooses a distance', async () => {
    const { distance, clinics } = await search({ location: 'Cook County', distance: '10' })
    expect(distance).toBe(10)
    expect(clinics.length).toBeGreaterThan(0)
    for (const { distanceMiles } of clinics) expect(distanceMiles).toBeLessThanOrEqual(10)
  })
})
