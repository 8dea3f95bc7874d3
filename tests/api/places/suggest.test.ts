import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const ask = (q: string, more = '') => api.get(`/api/places?${new URLSearchParams({ q })}${more}`)

const suggested = async (q: string, more = ''): Promise<string[]> => {
  const response = await ask(q, more)
  expect(response.status).toBe(200)
  return endpoints.places.response.parse(await response.json()).map(({ label }) => label)
}

describe('suggested places', () => {
  it.each([
    ['chic', 'Chicago, Illinois'],
    ['CHICAGO', 'Chicago, Illinois'],
    ['new y', 'New York, New York'],
    ['st. lou', 'St. Louis, Missouri'],
    ['st l', 'St. Louis, Missouri'],
    ['springfield, m', 'Springfield, Missouri'],
    ['springfield, mas', 'Springfield, Massachusetts'],
    ['springfield, IL', 'Springfield, Illinois'],
    ['tex', 'Texas'],
    ['cook cou', 'Cook County, Illinois'],
    ['60601', '60601 (Chicago, Illinois)'],
    ['san an', 'San Antonio, Texas'],
    ['petalu', 'Petaluma, California'],
    // Misspelled, so that no name begins so.
    ['chigaco', 'Chicago, Illinois'],
    ['albuqerque', 'Albuquerque, New Mexico'],
    // Nicknames.
    ['NYC', 'New York, New York'],
    ['philly', 'Philadelphia, Pennsylvania'],
    ['condado de fres', 'Fresno County, California'],
  ])('for “%s” begin with %s', async (q, first) => {
    expect((await suggested(q))[0]).toBe(first)
  })

  it.each(['poison', 'dentist', 'toothach', 'pregnant', 'overdose', 'abortion', 'quiero mori'])(
    'are none for “%s”, which is what somebody needs',
    async (q) => {
      expect(await suggested(q)).toEqual([])
    },
  )

  it.each([
    ['dentist chic', 'dentist Chicago, Illinois'],
    ['Dentist in chic', 'Dentist in Chicago, Illinois'],
    ['eye exam 606', /^eye exam 606\d\d \(/],
    ['free clinic near san an', 'free clinic near San Antonio, Texas'],
    ['dentista en fres', 'dentista en Fresno, California'],
  ])('for “%s” keep what was typed before the place', async (q, text) => {
    const [first] = endpoints.places.response.parse(await (await ask(q)).json())
    expect(first?.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  })

  it.each(['overdose chic', 'dentist in', 'dentist near', 'dentist now'])(
    'are none for “%s”, which names no place yet, or is urgent',
    async (q) => {
      expect(await suggested(q)).toEqual([])
    },
  )

  it.each(['', 'c', '6', '???', '99999', 'xqzxqz', 'paris, france'])(
    'are none for “%s”',
    async (q) => {
      expect(await suggested(q)).toEqual([])
    },
  )

  it('begin as they were typed, each once, and are eight at most', async () => {
    const names = await suggested('spring')
    expect(names).toHaveLength(8)
    expect(new Set(names).size).toBe(8)
    for (const name of names) expect(name).toMatch(/^Spring/)
    expect(await suggested('spring', '&limit=3')).toEqual(names.slice(0, 3))
  })

  it.each(['chi', 'toothache chi', 'wash', 'penn', 'miss', 'ill', 'philly', 'new y', 'chigaco'])(
    'for “%s” are each there once',
    async (q) => {
      const names = await suggested(q)
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it.each(['cook', 'harris', 'dorchester', 'west sac', 'west philly', 'crown heights'])(
    'for “%s” begin with what a search for it finds',
    async (q) => {
      const [first = ''] = await suggested(q)
      const found = await api.get(`/api/clinics/search?${new URLSearchParams({ location: q })}`)
      const { place } = endpoints.searchClinics.response.parse(await found.json())
      expect(place?.label).toBe(first)
    },
  )

  it('are ZIP codes for digits', async () => {
    const names = await suggested('606')
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/^606\d\d \(/)
  })

  it('put towns with clinics first', async () => {
    const before = await suggested('anderson')
    await api.database.pool.query('delete from listings where cell is not null')
    await api.database.pool.query("select pg_notify('content_changed', '')")
    await expect.poll(() => suggested('anderson')).not.toEqual(before)
  })

  it('can be kept by browsers and asked for again', async () => {
    const first = await ask('chic')
    const etag = first.headers.get('etag') ?? ''
    const again = await api.get('/api/places?q=chic', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(first.headers.get('cache-control')).toBe('private, max-age=300')
  })
})
