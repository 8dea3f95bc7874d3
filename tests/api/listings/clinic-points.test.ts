import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClinicPoint, endpoints, fromColumns, hasBit } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()

const pointsOf = async (parameters: Record<string, string> = {}) => {
  const response = await api.get(`/api/clinics/points?${query(parameters)}`)
  expect(response.status).toBe(200)
  const answer = endpoints.clinicPoints.response.parse(await response.json())
  return { ...answer, points: fromColumns(answer) }
}

const search = async (parameters: Record<string, string>) => {
  const response = await api.get(`/api/clinics/search?${query({ ...parameters, limit: '100' })}`)
  return endpoints.searchClinics.response.parse(await response.json())
}

const versionOf = async () => {
  const response = await api.get('/api/clinics/points/version')
  return endpoints.pointsVersion.response.parse(await response.json()).version
}

const ids = (points: { id: number }[]) => points.map(({ id }) => id).sort((a, b) => a - b)

// First, since a later test edits the table behind the memory’s back.
describe('the version of the points', () => {
  const controlOf = async (version: string) => {
    const response = await api.get(`/api/clinics/points?${query({ version })}`)
    return response.headers.get('cache-control')
  }

  it('lets caches keep them forever, until something changes', async () => {
    const version = await versionOf()
    expect(await controlOf(version)).toBe('public, max-age=31536000, immutable')
    expect(await controlOf('another')).toBe('no-cache')
    expect(await controlOf('')).toBe('no-cache')
    const [clinic] = (await search({ state: 'TX' })).clinics
    await api.payload.update({
      collection: 'clinics',
      id: clinic?.id ?? 0,
      data: { latitude: 31.5, longitude: -97.1, coordinatesApproximate: false },
    })
    await expect.poll(versionOf).not.toBe(version)
    expect(await controlOf(version)).toBe('no-cache')
  })
})

describe('the points', () => {
  it('are those of every clinic, with its cost and categories', async () => {
    const { points, categories } = await pointsOf()
    const { total, clinics } = await search({ state: 'GA' })
    expect(points.length).toBeGreaterThan(total)
    const known = new Map<number, ClinicPoint>(points.map((point) => [point.id, point]))
    expect(clinics.length).toBeGreaterThan(0)
    for (const clinic of clinics) {
      const point = known.get(clinic.id)
      expect(point?.latitude).toBeCloseTo(clinic.latitude ?? Number.NaN, 3)
      expect(point?.longitude).toBeCloseTo(clinic.longitude ?? Number.NaN, 3)
      expect(point?.isFree).toBe(clinic.isFree)
      expect(point?.isLowCost).toBe(clinic.isLowCost)
      expect(point?.isApproximate).toBe(clinic.coordinatesApproximate)
      const slugs = categories.filter((_, index) => hasBit(point?.categories ?? 0, index))
      expect(slugs.sort()).toEqual(clinic.categories.map(({ slug }) => slug).sort())
    }
  })

  it.each([
    [{ location: 'Petaluma, CA' }],
    [{ location: 'Los Angeles, CA', distance: '50', services: 'dental' }],
    [{ location: 'Petaluma', services: 'vision' }],
    [{ location: 'Georgia' }],
    [{ location: 'toothache chicago' }],
    [{ state: 'GA', isFree: 'true' }],
  ])('of %o are those that the search finds', async (parameters) => {
    const [{ points }, found] = await Promise.all([pointsOf(parameters), search(parameters)])
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThanOrEqual(100)
    expect(ids(points)).toEqual(ids(found.clinics.filter(({ latitude }) => latitude !== null)))
  })

  it('of an unknown place are none', async () => {
    expect((await pointsOf({ location: 'Qwxyzville' })).points).toEqual([])
  })

  it('say which are approximate, and leave out those without any', async () => {
    const [one, other] = (await search({ state: 'OH' })).clinics
    await api.database.pool.query(
      `update listings set summary = replace(summary, '"coordinatesApproximate":false', '"coordinatesApproximate":true')
       where clinic_id = $1`,
      [one?.id],
    )
    await api.database.pool.query('update listings set latitude = null where clinic_id = $1', [
      other?.id,
    ])
    const { points } = await pointsOf({ state: 'OH', isFree: '' })
    expect(points.find(({ id }) => id === one?.id)?.isApproximate).toBe(true)
    expect(points.some(({ id }) => id === other?.id)).toBe(false)
  })
})

describe('clinics by their ids', () => {
  it('come in that order, without those that do not exist', async () => {
    const [first, second] = (await search({ state: 'GA' })).clinics
    const response = await api.get(`/api/clinics/by-id?ids=${second?.id},999999999,${first?.id}`)
    const { distanceMiles: _, ...one } = second ?? {}
    const { distanceMiles: __, ...other } = first ?? {}
    expect(await response.json()).toEqual([one, other])
  })

  it.each([
    ['nothing', ''],
    ['a word', 'x'],
    ['a gap', '1,,2'],
    ['a fraction', '1.5'],
    ['a negative number', '-1'],
    ['101 of them', Array.from({ length: 101 }, () => 1).join()],
  ])('are refused for %s', async (_, asked) => {
    const response = await api.get(`/api/clinics/by-id?ids=${asked}`)
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toHaveProperty('ids')
  })
})

describe('the area of the points', () => {
  /** Degrees that an edge may be off, for what a drawing of a border leaves out. */
  const NEAR = 0.1

  it.each([
    [
      'a distance around a place',
      { location: '41.88, -87.63', distance: '10' },
      [-87.82, 41.74, -87.44, 42.02],
    ],
    ['a state', { location: 'Wyoming' }, [-111.06, 41, -104.05, 45]],
    ['a state that is chosen', { state: 'GU', isFree: 'true' }, [144.55, 13.16, 144.99, 13.64]],
    ['a county', { location: 'Los Angeles County, CA' }, [-118.94, 32.8, -117.65, 34.82]],
  ])('is %s', async (_, asked, edges) => {
    const { area } = await pointsOf(asked as Record<string, string>)
    for (const [index, edge] of edges.entries())
      expect(Math.abs((area?.[index] ?? 999) - edge), `${area}`).toBeLessThan(NEAR)
  })

  it('is none without a place, or with one that is unknown', async () => {
    expect((await pointsOf({ isFree: 'true' })).area).toBeNull()
    expect((await pointsOf({ location: 'Qwxyzville' })).area).toBeNull()
  })
})
