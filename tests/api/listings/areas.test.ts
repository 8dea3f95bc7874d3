import { afterAll, describe, expect, it } from 'vitest'
import { endpoints, fromColumns } from '../../../cms/contract/index.ts'
import { countyShapes } from '../../../cms/places/gazetteer/county-shapes.ts'
import { startApi } from '../../support/api-server.ts'

const api = await startApi()
afterAll(() => api.close())

const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
  const response = await api.get(`${path}?${new URLSearchParams({ limit: '100', ...query })}`)
  expect(response.status).toBe(200)
  return response.json()
}
const search = async (query: Record<string, string>) =>
  endpoints.searchClinics.response.parse(await ask('/api/clinics/search', query))
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
