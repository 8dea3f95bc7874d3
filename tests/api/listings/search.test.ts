import { expect, it } from 'vitest'
import {
  type Clinic,
  type ClinicSearchResult,
  fromColumns,
  hasBit,
} from '../../../cms/contract/index.ts'
import { countyShapes } from '../../../cms/places/gazetteer/county-shapes.ts'
import { startApi, type Values } from '../../support/api-server.ts'
import { greatCircleMiles } from '../../support/great-circle.ts'

const api = await startApi()
const { pool } = api.database

const search = (query: Values) => api.call('searchClinics', { limit: 100, ...query })
const pointsOf = async (query: Values = {}) => {
  const answer = await api.call('clinicPoints', query)
  return { ...answer, points: fromColumns(answer) }
}
/** How many miles each is away that has a point, the nearest first. */
const byDistance = (
  from: Parameters<typeof greatCircleMiles>[0],
  clinics: Pick<Clinic, 'slug' | 'latitude' | 'longitude'>[],
) =>
  clinics
    .flatMap(({ slug, latitude, longitude }) => {
      const point = latitude === null || longitude === null ? undefined : { latitude, longitude }
      return point ? [{ slug, miles: greatCircleMiles(from, point) }] : []
    })
    .sort((one, other) => one.miles - other.miles)
const everyListing = async () => {
  const text = "select slug, latitude, longitude from listings where locale = 'en'"
  return (await pool.query<Pick<Clinic, 'slug' | 'latitude' | 'longitude'>>(text)).rows
}

const idsOf = (clinics: { id: number }[]) => clinics.map(({ id }) => id).sort((a, b) => a - b)
const slugsOf = (clinics: { slug: string }[]) => clinics.map(({ slug }) => slug).sort()
const statesOf = ({ clinics }: ClinicSearchResult) => [
  ...new Set(clinics.map(({ state }) => state)),
]

it('a search by place finds exactly the clinics within the distance, nearest first', async () => {
  for (const [location, distance] of [
    ['Los Angeles, CA', 100],
    ['New York, NY', 50],
    ['60601', 100],
    ['Dededo, GU', 25],
  ] as const) {
    const result = await search({ location, distance })
    const { place } = result
    if (!place) throw new Error(`${location} was not understood`)
    const all = byDistance(place, await everyListing())
    const near = all.filter(({ miles }) => miles <= distance)
    expect(near.length, location).toBeGreaterThan(0)
    expect(result.total).toBe(near.length)
    const shown = near.slice(0, 100)
    expect(slugsOf(result.clinics)).toEqual(slugsOf(shown))
    expect(result.clinics.map(({ distanceMiles }) => distanceMiles)).toEqual(
      shown.map(({ miles }) => Number(miles.toFixed(1))),
    )
  }
})

it('a search by place pages through without a gap or a repeat', async () => {
  const chicago = { location: 'Chicago, IL', distance: '100' }
  const whole = await search({ ...chicago, limit: '10' })
  const pages = [0, 4].map((offset) => search({ ...chicago, limit: 4, offset }))
  const [first, second] = await Promise.all(pages)
  expect([first?.clinics, second?.clinics].flat()).toEqual(whole.clinics.slice(0, 8))
  expect(first?.total).toBe(whole.total)
})

it('a search of a state answers with that state, by name, without distances', async () => {
  const result = await search({ location: 'Puerto Rico' })
  expect(result).toMatchObject({ place: { kind: 'state', state: 'PR' }, distance: null })
  expect(statesOf(result)).toEqual(['PR'])
  expect(result.clinics.filter((clinic) => 'distanceMiles' in clinic)).toEqual([])
  const names = result.clinics.map(({ name }) =>
    name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  )
  expect(names).toEqual(names.toSorted())
})

it('a search that is not understood finds nothing, unless a state was given, and says why', async () => {
  expect(await search({ location: '00000' })).toMatchObject({
    place: null,
    total: 0,
    clinics: [],
  })
  const inState = await search({ location: 'Nowhere, PR' })
  expect(inState).toMatchObject({ place: { state: 'PR' }, wholeState: true })
  expect(statesOf(inState)).toEqual(['PR'])
  const abroad = await search({ location: 'Paris, France' })
  expect(abroad).toMatchObject({ place: null, unknownRegion: 'France', total: 0 })
  expect(abroad.alternatives.map(({ label }) => label)).toContain('Paris, Texas')
})

it('services match any of several, by category or by name, in any letter case', async () => {
  const totalOf = async (services: string) => (await search({ services })).total
  const [dental, vision] = [await totalOf('dental'), await totalOf('vision')]
  const either = await totalOf('dental,VISION')
  expect(either).toBeGreaterThan(Math.max(dental, vision))
  expect(either).toBeLessThanOrEqual(dental + vision)
  const byName = await search({ services: 'blood pressure check' })
  expect(byName.total).toBeGreaterThan(0)
  for (const { services } of byName.clinics) expect(services).toContain('Blood Pressure Check')
  const all = (await everyListing()).length
  expect([(await search({})).total, await totalOf('all')]).toEqual([all, all])
})

it('cost narrows exactly, both ticked mean either, and a state narrows a search near its border', async () => {
  for (const cost of ['isFree', 'isLowCost'] as const)
    for (const flag of ['true', 'false']) {
      const { total, clinics } = await search({ [cost]: flag })
      expect(total).toBeGreaterThan(0)
      for (const clinic of clinics) expect(clinic[cost]).toBe(flag === 'true')
    }
  const { rows } = await pool.query(
    "select 1 from listings where locale = 'en' and (is_free or is_low_cost)",
  )
  const both = await search({ isFree: 'true', isLowCost: 'true' })
  expect(both.total).toBe(rows.length)
  expect(new Set(both.clinics.map(({ isFree }) => isFree))).toEqual(new Set([true, false]))
  const asked = { location: 'Kansas City, MO', distance: '100' }
  const kansas = await search({ ...asked, state: 'ks' })
  expect(statesOf(kansas)).toEqual(['KS'])
  expect(kansas.total).toBeLessThan((await search(asked)).total)
})

it('a county is its own shape', async () => {
  const shapes = countyShapes()
  for (const [county, state] of [
    ['Los Angeles', 'California'],
    ['Cook', 'Illinois'],
    ['Miami-Dade', 'Florida'],
    ['Honolulu', 'Hawaii'],
  ] as const) {
    // By another library than the product's.
    const shape = shapes.find(({ name, stateName }) => name === county && stateName === state)
    const inside = (await search({ location: state })).clinics.filter(
      ({ latitude, longitude }) =>
        latitude !== null && longitude !== null && shape?.contains({ latitude, longitude }),
    )
    expect(inside.length).toBeGreaterThan(0)
    const found = await search({ location: `${county} County, ${state}` })
    expect(found).toMatchObject({ distance: null, widened: false, place: { kind: 'county' } })
    expect(found.total).toBe(inside.length)
    expect(slugsOf(found.clinics)).toEqual(slugsOf(inside))
    expect(found.clinics.filter((clinic) => 'distanceMiles' in clinic)).toEqual([])
  }
})

it('a county without a clinic is looked around, and is a circle if somebody chooses a distance', async () => {
  const found: number[] = []
  for (const [location, chosen] of [
    ['Kenedy County, Texas', {}],
    ['Arthur County, Nebraska', {}],
    ['Cook County, Illinois', { distance: 10 }],
  ] as const) {
    const { place, widened, distance, clinics } = await search({ location, ...chosen })
    expect([place?.label, widened]).toEqual([location, !('distance' in chosen)])
    expect('distance' in chosen ? [10] : [25, 50, 100]).toContain(distance)
    for (const { distanceMiles } of clinics)
      expect(distanceMiles).toBeLessThanOrEqual(distance ?? 0)
    found.push(clinics.length)
  }
  expect(Math.max(...found.slice(0, 2))).toBeGreaterThan(0)
  expect(found[2]).toBeGreaterThan(0)
})

it('a neighborhood is searched in its own size, or step by step around it unless somebody chose a distance', async () => {
  const found = await search({ location: 'Brooklyn' })
  expect(found).toMatchObject({ distance: 7, widened: false })
  expect(found.total).toBeGreaterThan(0)
  for (const { distanceMiles } of found.clinics) expect(distanceMiles).toBeLessThanOrEqual(7)
  const wider = await search({ location: 'Brooklyn', distance: '25' })
  expect(wider.total).toBeGreaterThan(found.total)
  const location = 'Logan Square'
  const { widened, distance, clinics } = await search({ location })
  expect([widened, distance]).toEqual([true, 10])
  expect(clinics.length).toBeGreaterThan(0)
  for (const { distanceMiles } of clinics) expect(distanceMiles).toBeGreaterThan(3)
  const chosen = await search({ location, distance: '50' })
  expect(chosen).toMatchObject({ distance: 50, widened: false })
})

it('the points are those that the same search finds, each with its cost and categories', async () => {
  const cases: Values[] = [
    { location: 'Petaluma, CA', distance: '50' },
    { location: 'Los Angeles, CA', distance: '50', services: 'dental' },
    { location: 'Brooklyn' },
    { location: 'Georgia' },
    { location: 'toothache chicago' },
    { state: 'GA', isFree: 'true' },
  ]
  const precisions = new Set<unknown>()
  for (const asked of cases) {
    const [{ points, categories }, { clinics }] = [await pointsOf(asked), await search(asked)]
    const located = clinics.filter(({ latitude }) => latitude !== null)
    expect(located.length).toBeGreaterThan(0)
    expect(idsOf(points), JSON.stringify(asked)).toEqual(idsOf(located))
    for (const clinic of located) {
      const point = points.find(({ id }) => id === clinic.id)
      precisions.add(point?.isApproximate)
      expect(point).toMatchObject({
        latitude: expect.closeTo(clinic.latitude ?? Number.NaN, 3),
        longitude: expect.closeTo(clinic.longitude ?? Number.NaN, 3),
        isFree: clinic.isFree,
        isLowCost: clinic.isLowCost,
        isApproximate: clinic.coordinatesApproximate,
      })
      const slugs = categories.filter((_, index) => hasBit(point?.categories ?? 0, index))
      expect(slugs.sort()).toEqual(slugsOf(clinic.categories))
    }
  }
  expect(precisions).toEqual(new Set([true, false]))
  expect((await pointsOf({ location: 'Qwxyzville' })).points).toEqual([])
  // Of a private address no point leaves, though it counts as being in its town.
  const { rows } =
    await pool.query(`select from listings where locale = 'en' and latitude is not null
    and detail::jsonb -> 'addressIsPrivate' = 'false'`)
  expect((await pointsOf()).points).toHaveLength(rows.length)
})

it('the points lie in an area, if there is a place', async () => {
  // Degrees that an edge may be off, for what a drawing of a border leaves out.
  const near = (edges: number[]) => edges.map((edge) => expect.closeTo(edge, 0.7))
  const areas: [Values, number[]][] = [
    [{ location: '41.88, -87.63', distance: '10' }, [-87.82, 41.74, -87.44, 42.02]],
    [{ location: 'Wyoming' }, [-111.06, 41, -104.05, 45]],
    [{ state: 'GU', isFree: 'true' }, [144.55, 13.16, 144.99, 13.64]],
    [{ location: 'Los Angeles County, CA' }, [-118.94, 32.8, -117.65, 34.82]],
  ]
  for (const [asked, edges] of areas)
    expect((await pointsOf(asked)).area, JSON.stringify(asked)).toEqual(near(edges))
  for (const asked of [{ isFree: 'true' }, { location: 'Qwxyzville' }] as Values[])
    expect((await pointsOf(asked)).area).toBeNull()
})

it('the points may be kept forever at the address with their version, until something changes', async () => {
  const versionOf = async () => (await api.call('pointsVersion')).version
  const controlOf = async (version: string) =>
    (await api.get(`/api/clinics/points?version=${version}`)).headers.get('cache-control')
  const version = await versionOf()
  // Also once they are remembered.
  for (let time = 0; time < 2; time++) {
    expect(await controlOf(version)).toBe('public, max-age=31536000, immutable')
    for (const other of ['another', '']) expect(await controlOf(other)).toBe('no-cache')
  }
  const [clinic] = (await search({ state: 'TX' })).clinics
  const data = { latitude: 31.5, longitude: -97.1, coordinatesApproximate: false }
  await api.payload.update({ collection: 'clinics', id: clinic?.id ?? 0, data })
  await expect.poll(versionOf).not.toBe(version)
  expect(await controlOf(version)).toBe('no-cache')
})

it('clinics by their ids come in that order, without those that do not exist', async () => {
  const [first, second] = (await search({ state: 'GA' })).clinics
  const { distanceMiles: _, ...one } = second ?? {}
  const { distanceMiles: __, ...other } = first ?? {}
  const ids = `${second?.id},999999999,${first?.id}`
  expect(await api.call('clinicsById', { ids })).toEqual([one, other])
})

it('a place without a match has the nearest that match, however far, and telehealth of its state', async () => {
  const free = { services: 'dental', isFree: 'true' }
  const pages = await Promise.all([0, 100, 200].map((offset) => search({ ...free, offset })))
  const located = pages.flatMap(({ clinics }) => clinics)
  const cases: [asked: Values, least: number][] = [
    [{ location: 'Adak, AK', ...free }, 400],
    [
      { location: 'Barrow, AK', distance: 10, services: 'dental', isFree: 'true', sort: 'open' },
      10,
    ],
    [{ location: '59337', distance: 10, ...free }, 10],
    // From the middle of a state, once nothing in it matches.
    [{ location: 'Guam', ...free }, 400],
  ]
  for (const [asked, least] of cases) {
    const { total, place, beyond } = await search(asked)
    if (!place || !beyond) throw new Error(`${asked.location} was answered otherwise`)
    expect(total).toBe(0)
    const miles = byDistance(place, located).slice(0, 3)
    expect(miles[0]?.miles).toBeGreaterThan(least)
    expect(
      beyond.clinics.map(({ slug, distanceMiles }) => ({ slug, miles: distanceMiles })),
      String(asked.location),
    ).toEqual(miles.map((one) => ({ ...one, miles: Number(one.miles.toFixed(1)) })))
    const byPhone = { state: place.state, services: 'dental', telehealth: 'true' }
    expect(beyond.telehealth).toBe((await search(byPhone)).total)
  }
  expect(await search({ location: 'Chicago' })).toMatchObject({ beyond: null })
})

// Last, since it moves and deletes listings behind the memory’s back.
it('where hardly any clinic is, a search widens step by step if nobody chose a distance', async () => {
  await pool.query(
    "update listings set latitude = null where state in ('WY', 'MT', 'SD', 'ID', 'UT', 'CO', 'NE')",
  )
  await pool.query(
    `update listings set latitude = 44.2911, longitude = -105.5022
       where clinic_id = (select min(clinic_id) from listings where state = 'WY')`,
  )
  // Buffalo is about 60 miles west of Gillette, which now has the only clinic.
  const buffalo = { location: 'Buffalo, WY' }
  expect(await search(buffalo)).toMatchObject({ total: 1, distance: 100, widened: true })
  const chosen = await search({ ...buffalo, distance: '25' })
  expect(chosen).toMatchObject({ total: 0, distance: 25, widened: false })
  // The others have no point any more.
  expect((await pointsOf({ state: 'WY' })).points).toHaveLength(1)
})

it('where hardly any clinic is, a search is counted by place and day only if it finds nothing', async () => {
  await api.emptySearches.close()
  await pool.query('delete from listings; delete from empty_searches')
  for (const location of ['Petaluma, CA', 'petaluma ca', '94952', 'Nowhere at all', ''])
    await search({ location, offset: '0' })
  // The same search again comes from the cache.
  await search({ location: 'Petaluma, CA', offset: '0' })
  for (const locale of ['en', 'es']) await search({ location: 'Charlotte, NC', locale })
  await api.emptySearches.close()
  const { rows } = await pool.query('select * from empty_searches order by searches')
  expect(rows.map(({ place, searches }) => [place, searches])).toEqual([
    ['94952 (Petaluma, California)', 1],
    ['Charlotte, North Carolina', 2],
    ['Petaluma, California', 3],
  ])
  expect(Object.keys(rows[0])).toEqual(['place', 'day', 'searches'])
})
