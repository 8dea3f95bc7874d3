import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, milesBetween, pointText, searchText } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const SEARCH = '/api/clinics/search'
const COUNTS = '/api/clinics/counts'
const CHICAGO = { latitude: 41.88, longitude: -87.63 }

const post = (path: string, body: string, type = 'application/json') =>
  api.get(path, { method: 'POST', body, headers: { 'content-type': type } })

const quietly = (path: string, asked: object) => post(path, JSON.stringify(asked))

const search = async (location: string) => {
  const response = await api.get(`${SEARCH}?${new URLSearchParams({ location })}`)
  expect(response.status).toBe(200)
  return endpoints.searchClinics.response.parse(await response.json())
}

describe('a point', () => {
  it.each([
    ['41.88, -87.63', 'Chicago, Illinois'],
    ['41.8781136,-87.6297982', 'Chicago, Illinois'],
    [' 34.05 -118.24 ', 'Los Angeles, California'],
    ['21.31, -157.86', 'Honolulu, Hawaii'],
    ['18.4, -66.06', 'San Juan, Puerto Rico'],
    ['61.22, -149.9', 'Anchorage, Alaska'],
    ['38.9, -77.04', 'Washington, D.C.'],
  ])('%s is read, and named by the town that is nearest', async (location, town) => {
    const { place } = await search(location)
    expect(place).toMatchObject({ kind: 'point', label: town })
    const [latitude, longitude] = location.trim().split(/[, ]+/).map(Number)
    expect(place?.latitude).toBeCloseTo(latitude ?? 0, 1)
    expect(place?.longitude).toBeCloseTo(longitude ?? 0, 1)
  })

  it('is only known to about a kilometer', async () => {
    const { place } = await search('41.8781136, -87.6297982')
    expect(place).toMatchObject(CHICAGO)
  })

  it('lists what is nearest first', async () => {
    const { clinics, distance } = await search(pointText(CHICAGO))
    const miles = clinics.map(({ latitude, longitude }) =>
      milesBetween(CHICAGO, { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
    )
    expect(miles.length).toBeGreaterThan(5)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    expect(Math.max(...miles)).toBeLessThanOrEqual(distance ?? 0)
  })

  it('is understood again in its own words', async () => {
    const { place } = await search(pointText(CHICAGO))
    if (!place) throw new Error('It is no place.')
    expect((await search(searchText(place))).place).toEqual(place)
  })

  it.each(['48.86, 2.35', '0, 0', '25, -40'])('%s is in no place of ours', async (location) => {
    expect(await search(location)).toMatchObject({ place: null, clinics: [], total: 0 })
  })

  it.each(['91, 0', '41.88', '41.88, -187', '1,2,3'])('%s is not a point', async (location) => {
    expect((await search(location)).place?.kind).not.toBe('point')
  })
})

describe('asking quietly', () => {
  const asked = { location: pointText(CHICAGO), services: 'dental', distance: '50' }
  const address = (path: string) => `${path}?${new URLSearchParams(asked)}`

  it.each([SEARCH, COUNTS])('%s answers as to its address', async (path) => {
    const response = await quietly(path, asked)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(await (await api.get(address(path))).text())
  })

  it('is an answer that nobody keeps', async () => {
    const response = await quietly(SEARCH, asked)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['[]', 'application/json', 400],
    ['{', 'application/json', 400],
    ['', 'application/json', 400],
    ['{"location": 5}', 'application/json', 400],
    ['{"location": "\\u0000"}', 'application/json', 400],
    ['{"distance": "7"}', 'application/json', 400],
    [`{"location": "${'x'.repeat(20_000)}"}`, 'application/json', 400],
    ['location=Chicago', 'application/x-www-form-urlencoded', 415],
  ])('with %.30s is refused as %s with %i', async (body, type, status) => {
    const response = await post(SEARCH, body, type)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })

  it('is for searches alone', async () => {
    const response = await quietly('/api/clinics/featured', {})
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('counts no search without results', async () => {
    await quietly(SEARCH, { location: '44.5, -109.5', distance: '10', open: 'late' })
    await api.emptySearches.close()
    const { rows } = await api.database.pool.query('select * from empty_searches')
    expect(rows).toEqual([])
  })
})
