import { afterAll, describe, expect, it } from 'vitest'
import { type ClinicPoint, endpoints, fromColumns, hasBit } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'

const api = await startApi()
afterAll(() => api.close())

type Asked = Record<string, string>

const get = (path: string, query: Asked = {}) =>
  api.get(`/api/clinics/${path}?${new URLSearchParams(query)}`)
const pointsOf = async (query: Asked = {}) => {
  const answer = endpoints.clinicPoints.response.parse(await (await get('points', query)).json())
  return { ...answer, points: fromColumns(answer) }
}
const search = async (query: Asked) =>
  endpoints.searchClinics.response.parse(
    await (await get('search', { ...query, limit: '100' })).json(),
  )
const idsOf = (points: { id: number }[]) => points.map(({ id }) => id).sort((a, b) => a - b)

it('the version of the points lets caches keep them forever, until something changes', async () => {
  const versionOf = async () =>
    endpoints.pointsVersion.response.parse(await (await get('points/version')).json()).version
  const controlOf = async (version: string) =>
    (await get('points', { version })).headers.get('cache-control')
  const version = await versionOf()
  expect(await controlOf(version)).toBe('public, max-age=31536000, immutable')
  for (const other of ['another', '']) expect(await controlOf(other)).toBe('no-cache')
  const [clinic] = (await search({ state: 'TX' })).clinics
  await api.payload.update({
    collection: 'clinics',
    id: clinic?.id ?? 0,
    data: { latitude: 31.5, longitude: -97.1, coordinatesApproximate: false },
  })
  await expect.poll(versionOf).not.toBe(version)
  expect(await controlOf(version)).toBe('no-cache')
})

describe('the points', () => {
  it('are those of every clinic, with its cost and categories', async () => {
    const { points, categories } = await pointsOf()
    const { total, clinics } = await search({ state: 'GA' })
    expect(points.length).toBeGreaterThan(total)
    expect(total).toBeGreaterThan(0)
    const known = new Map<number, ClinicPoint>(points.map((point) => [point.id, point]))
    for (const clinic of clinics) {
      const point = known.get(clinic.id)
      expect(point).toMatchObject({
        latitude: expect.closeTo(clinic.latitude ?? Number.NaN, 3),
        longitude: expect.closeTo(clinic.longitude ?? Number.NaN, 3),
        isFree: clinic.isFree,
        isLowCost: clinic.isLowCost,
        isApproximate: clinic.coordinatesApproximate,
      })
      const slugs = categories.filter((_, index) => hasBit(point?.categories ?? 0, index))
      expect(slugs.sort()).toEqual(clinic.categories.map(({ slug }) => slug).sort())
    }
  })

  it('are those that the same search finds', async () => {
    const cases: Asked[] = [
      { location: 'Petaluma, CA' },
      { location: 'Los Angeles, CA', distance: '50', services: 'dental' },
      { location: 'Georgia' },
      { location: 'toothache chicago' },
      { state: 'GA', isFree: 'true' },
    ]
    for (const asked of cases) {
      const [{ points }, { clinics, total }] = [await pointsOf(asked), await search(asked)]
      expect(total).toBeGreaterThan(0)
      const expected = idsOf(clinics.filter(({ latitude }) => latitude !== null))
      expect(idsOf(points), JSON.stringify(asked)).toEqual(expected)
    }
    expect((await pointsOf({ location: 'Qwxyzville' })).points).toEqual([])
  })

  it('lie in an area, if there is a place', async () => {
    // Degrees that an edge may be off, for what a drawing of a border leaves out.
    const near = (edges: number[]) => edges.map((edge) => expect.closeTo(edge, 0.7))
    const areas: [Asked, number[]][] = [
      [{ location: '41.88, -87.63', distance: '10' }, [-87.82, 41.74, -87.44, 42.02]],
      [{ location: 'Wyoming' }, [-111.06, 41, -104.05, 45]],
      [{ state: 'GU', isFree: 'true' }, [144.55, 13.16, 144.99, 13.64]],
      [{ location: 'Los Angeles County, CA' }, [-118.94, 32.8, -117.65, 34.82]],
    ]
    for (const [asked, edges] of areas)
      expect((await pointsOf(asked)).area, JSON.stringify(asked)).toEqual(near(edges))
    expect((await pointsOf({ isFree: 'true' })).area).toBeNull()
    expect((await pointsOf({ location: 'Qwxyzville' })).area).toBeNull()
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

it('clinics by their ids come in that order, without those that do not exist', async () => {
  const [first, second] = (await search({ state: 'GA' })).clinics
  const ids = `${second?.id},999999999,${first?.id}`
  const { distanceMiles: _, ...one } = second ?? {}
  const { distanceMiles: __, ...other } = first ?? {}
  expect(await (await get('by-id', { ids })).json()).toEqual([one, other])
  for (const wrong of ['', 'x', '1,,2', '1.5', '-1', Array(101).fill(1).join()]) {
    const response = await get('by-id', { ids: wrong })
    expect([response.status, Object.keys((await response.json()).errors)], wrong).toEqual([
      400,
      ['ids'],
    ])
  }
})
