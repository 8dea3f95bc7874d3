import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const search = async (query: Record<string, string>) => {
  const response = await api.get(`/api/clinics/search?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return endpoints.searchClinics.response.parse(await response.json())
}

describe('a neighborhood', () => {
  it.each([
    ['Logan Square', 3],
    ['Hyde Park, Chicago', 3],
    ['Harlem, NY', 3],
    ['Hollywood, California', 3],
    ['Staten Island', 4],
    ['Brooklyn', 7],
    ['The Bronx', 6],
    ['Washington Heights, NY', 3],
    ['Jackson Heights', 3],
    ['Roxbury, MA', 3],
    ['Dorchester, Boston', 3],
    ['Watts', 3],
    ['Tenderloin San Francisco', 3],
    ['Little Havana', 3],
  ])('has a size of its own: %s', async (location, radius) => {
    expect((await search({ location })).place).toMatchObject({ kind: 'town', radius })
  })

  it.each([
    'Chicago',
    'New York',
    'Denver',
    'Quincy, MA',
    'Mount Vernon, NY',
    'Yonkers, NY',
    'Brooklyn, Ohio',
    '60647',
    'Cook County',
    'Illinois',
  ])('is not %s', async (location) => {
    expect((await search({ location })).place).toMatchObject({ radius: null })
  })

  it('is searched in its own size', async () => {
    const found = await search({ location: 'Brooklyn', limit: '100' })
    expect(found).toMatchObject({ distance: 7, widened: false })
    expect(found.total).toBeGreaterThan(0)
    for (const { distanceMiles } of found.clinics) expect(distanceMiles).toBeLessThanOrEqual(7)
    expect((await search({ location: 'Brooklyn', distance: '25' })).total).toBeGreaterThan(
      found.total,
    )
  })

  it('without a clinic is looked around, step by step', async () => {
    const { widened, distance, clinics } = await search({ location: 'Logan Square' })
    expect([widened, distance]).toEqual([true, 10])
    expect(clinics.length).toBeGreaterThan(0)
    for (const { distanceMiles } of clinics) expect(distanceMiles).toBeGreaterThan(3)
  })

  it('has what its points and counts have', async () => {
    const location = 'Brooklyn'
    const { total } = await search({ location })
    const query = new URLSearchParams({ location })
    const { counts } = endpoints.clinicCounts.response.parse(
      await (await api.get(`/api/clinics/counts?${query}`)).json(),
    )
    expect(counts?.without.cost).toBe(total)
    const { ids } = endpoints.clinicPoints.response.parse(
      await (await api.get(`/api/clinics/points?${query}`)).json(),
    )
    expect(ids.length).toBeLessThanOrEqual(total)
    expect(ids.length).toBeGreaterThan(0)
  })

  it('keeps a distance that somebody chose', async () => {
    expect(await search({ location: 'Logan Square', distance: '50' })).toMatchObject({
      distance: 50,
      widened: false,
    })
  })
})
