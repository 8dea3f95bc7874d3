import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClinicSearchResult, endpoints } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { greatCircleMiles } from '../../support/great-circle.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const search = async (parameters: Record<string, string>): Promise<ClinicSearchResult> => {
  const response = await api.get(`/api/clinics/search?${new URLSearchParams(parameters)}`)
  expect(response.status).toBe(200)
  return endpoints.searchClinics.response.parse(await response.json())
}

interface Listed {
  slug: string
  latitude: number | null
  longitude: number | null
}

const everyListing = async (): Promise<Listed[]> => {
  const { rows } = await api.database.pool.query<Listed>(
    "select slug, latitude, longitude from listings where locale = 'en'",
  )
  return rows
}

describe('a search by place', () => {
  it.each([
    ['Los Angeles, CA', 100],
    ['New York, NY', 50],
    ['60601', 100],
    ['Dededo, GU', 25],
    ['Honolulu HI', 100],
  ])(
    'around %s finds exactly the clinics within %i miles, nearest first',
    async (location, distance) => {
      const result = await search({ location, distance: String(distance), limit: '100' })
      const { place } = result
      if (!place) throw new Error(`${location} was not understood`)
      const near = (await everyListing()).flatMap(({ slug, latitude, longitude }) => {
        if (latitude === null || longitude === null) return []
        const miles = greatCircleMiles(place, { latitude, longitude })
        return miles <= distance ? [{ slug, miles }] : []
      })
      expect(near.length).toBeGreaterThan(0)
      expect(result.total).toBe(near.length)
      const shown = near.sort((a, b) => a.miles - b.miles).slice(0, 100)
      expect(result.clinics.map(({ slug }) => slug).sort()).toEqual(
        shown.map(({ slug }) => slug).sort(),
      )
      const miles = result.clinics.map(({ distanceMiles }) => distanceMiles ?? Number.NaN)
      expect(miles).toEqual(miles.toSorted((a, b) => a - b))
      expect(miles).toEqual(shown.map((clinic) => Number(clinic.miles.toFixed(1))))
    },
  )

  it('pages through without a gap or a repeat', async () => {
    const whole = await search({ location: 'Chicago, IL', distance: '100', limit: '10' })
    const first = await search({ location: 'Chicago, IL', distance: '100', limit: '4' })
    const second = await search({
      location: 'Chicago, IL',
      distance: '100',
      limit: '4',
      offset: '4',
    })
    const slugs = [...first.clinics, ...second.clinics].map(({ slug }) => slug)
    expect(slugs).toEqual(whole.clinics.slice(0, 8).map(({ slug }) => slug))
    expect(first.total).toBe(whole.total)
  })

  it('widens step by step if nobody chose a distance and nothing is near', async () => {
    await api.database.pool.query(
      "update listings set latitude = null where state in ('WY', 'MT', 'SD', 'ID', 'UT', 'CO', 'NE')",
    )
    await api.database.pool.query(
      `update listings set latitude = 44.2911, longitude = -105.5022
       where clinic_id = (select min(clinic_id) from listings where state = 'WY')`,
    )
    // Buffalo is about 60 miles west of Gillette, which now has the only clinic.
    const widened = await search({ location: 'Buffalo, WY' })
    expect(widened).toMatchObject({ total: 1, distance: 100, widened: true })
    const chosen = await search({ location: 'Buffalo, WY', distance: '25' })
    expect(chosen).toMatchObject({ total: 0, distance: 25, widened: false })
  })
})

describe('a search by state', () => {
  it('answers with that state, by name, without distances', async () => {
    const result = await search({ location: 'Puerto Rico', limit: '100' })
    expect(result.place).toMatchObject({ kind: 'state', state: 'PR' })
    expect(new Set(result.clinics.map(({ state }) => state))).toEqual(new Set(['PR']))
    expect(result.clinics.every((clinic) => clinic.distanceMiles === undefined)).toBe(true)
    const names = result.clinics.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => (plain(a) < plain(b) ? -1 : 1)))
    expect(result.distance).toBeNull()
  })

  const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
})

describe('a text that is not understood', () => {
  it('finds nothing and says so, without an error', async () => {
    const result = await search({ location: '00000' })
    expect(result).toMatchObject({ place: null, total: 0, clinics: [] })
  })

  it('still searches a state that was given, and says that the place is unknown', async () => {
    const result = await search({ location: 'Nowhere, PR', limit: '100' })
    expect(result).toMatchObject({ place: { kind: 'state', state: 'PR' }, wholeState: true })
    expect(new Set(result.clinics.map(({ state }) => state))).toEqual(new Set(['PR']))
  })

  it('says which country it does not know', async () => {
    const result = await search({ location: 'Paris, France' })
    expect(result).toMatchObject({ place: null, unknownRegion: 'France', total: 0 })
    expect(result.alternatives.map(({ label }) => label)).toContain('Paris, Texas')
  })
})

describe('filters', () => {
  it('match every published clinic without a location', async () => {
    expect((await search({})).total).toBe((await everyListing()).length)
  })

  it('match any of several services, by category or by name, in any letter case', async () => {
    const dental = await search({ services: 'dental' })
    const vision = await search({ services: 'vision' })
    const either = await search({ services: 'dental,VISION' })
    expect(either.total).toBeGreaterThan(Math.max(dental.total, vision.total))
    expect(either.total).toBeLessThanOrEqual(dental.total + vision.total)
    const byName = await search({ services: 'blood pressure check', limit: '100' })
    expect(byName.total).toBeGreaterThan(0)
    for (const { services } of byName.clinics) expect(services).toContain('Blood Pressure Check')
  })

  it('treat “all” as no filter', async () => {
    expect((await search({ services: 'all' })).total).toBe((await search({})).total)
  })

  it.each(['true', 'false'])('isFree=%s and isLowCost=%s narrow exactly', async (flag) => {
    const free = await search({ isFree: flag, limit: '100' })
    expect(free.total).toBeGreaterThan(0)
    for (const { isFree } of free.clinics) expect(isFree).toBe(flag === 'true')
    const lowCost = await search({ isLowCost: flag, limit: '100' })
    expect(lowCost.total).toBeGreaterThan(0)
    for (const { isLowCost } of lowCost.clinics) expect(isLowCost).toBe(flag === 'true')
  })

  it('treat both costs ticked as either', async () => {
    const { rows } = await api.database.pool.query<{ count: number }>(
      "select count(*)::int as count from listings where locale = 'en' and (is_free or is_low_cost)",
    )
    const both = await search({ isFree: 'true', isLowCost: 'true', limit: '100' })
    expect(both.total).toBe(rows[0]?.count)
    expect(new Set(both.clinics.map(({ isFree }) => isFree))).toEqual(new Set([true, false]))
  })

  it('by state narrow a search near its border', async () => {
    const both = await search({ location: 'Kansas City, MO', distance: '100', limit: '100' })
    const kansas = await search({
      location: 'Kansas City, MO',
      distance: '100',
      state: 'ks',
      limit: '100',
    })
    expect(new Set(kansas.clinics.map(({ state }) => state))).toEqual(new Set(['KS']))
    expect(kansas.total).toBeLessThan(both.total)
  })
})
