import { afterAll, expect, it } from 'vitest'
import { milesBetween } from '../../../cms/contract/index.ts'
import { startApi, type Values } from '../../support/api-server.ts'

const api = await startApi()
afterAll(() => api.close())

const suggestions = (q: string, more: Values = {}) => api.call('places', { q, ...more })
const suggested = async (q: string, more: Values = {}) =>
  (await suggestions(q, more)).map(({ label }) => label)

const SEARCH = '/api/clinics/search'
const search = (query: Values) => api.call('searchClinics', query)

/** What is typed, and the first suggestion. */
const FIRST = {
  chic: 'Chicago, Illinois',
  'new y': 'New York, New York',
  'st. lou': 'St. Louis, Missouri',
  'st l': 'St. Louis, Missouri',
  'springfield, m': 'Springfield, Missouri',
  'springfield, mas': 'Springfield, Massachusetts',
  'springfield, IL': 'Springfield, Illinois',
  tex: 'Texas',
  'cook cou': 'Cook County, Illinois',
  'condado de fres': 'Fresno County, California',
  '60601': '60601 (Chicago, Illinois)',
  NYC: 'New York, New York',
  // Misspelled, so that no name begins so.
  chigaco: 'Chicago, Illinois',
  albuqerque: 'Albuquerque, New Mexico',
}

/** Needs, also urgent ones beside a place, what has no place yet, and what is none. */
const NOTHING = `poison|toothach|pregnant|quiero mori|overdose chic|dentist in|dentist now||c|6|???|99999|xqzxqz|paris, france`

/** What is typed, and how the first suggestion completes it. */
const COMPLETED = {
  'Dentist in chic': 'Dentist in Chicago, Illinois',
  'free clinic near san an': 'free clinic near San Antonio, Texas',
  'dentista en fres': 'dentista en Fresno, California',
  'eye exam 606': expect.stringMatching(/^eye exam 606\d\d \(/),
}

it('suggested places begin with the likeliest, keep what was typed before, and are none where no place is meant', async () => {
  const first: Record<string, string | undefined> = {}
  for (const q of Object.keys(FIRST)) first[q] = (await suggestions(q))[0]?.label
  expect(first).toEqual(FIRST)
  const texts: Record<string, string | undefined> = {}
  for (const q of Object.keys(COMPLETED)) texts[q] = (await suggestions(q))[0]?.text
  expect(texts).toEqual(COMPLETED)
  for (const q of NOTHING.split('|')) expect(await suggested(q), q).toEqual([])
  // What a search finds.
  for (const q of ['cook', 'dorchester', 'west sac', 'west philly', 'crown heights'])
    expect((await suggested(q))[0]).toBe((await search({ location: q })).place?.label)
})

it('suggested places begin as they were typed, each once, and are eight at most', async () => {
  for (const q of ['spring', 'chi', 'toothache chi', 'wash', 'philly', 'chigaco', '606']) {
    const names = await suggested(q)
    expect(names.length, q).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
    if (/^(spring|606)$/.test(q))
      expect(names.filter((name) => !name.toLowerCase().startsWith(q))).toEqual([])
  }
  const names = await suggested('spring')
  expect(names).toHaveLength(8)
  expect(await suggested('spring', { limit: '3' })).toEqual(names.slice(0, 3))
})

it('suggested places have the names of states in Spanish there alone', async () => {
  const es = { locale: 'es' }
  const names = (await suggested('nueva y', es)).slice(0, 2).toSorted()
  expect(names).toEqual(['New York, Nueva York', 'Nueva York'])
  const [charlotte] = await suggested('charlotte, carolina del n', es)
  expect(charlotte).toBe('Charlotte, Carolina del Norte')
  expect(await suggested('nueva y')).not.toContain('New York')
})

it('suggested places put towns with clinics first', async () => {
  const before = await suggested('anderson')
  await api.database.pool.query('delete from listings where cell is not null')
  await api.database.pool.query("select pg_notify('content_changed', '')")
  await expect.poll(() => suggested('anderson')).not.toEqual(before)
})

it('asking quietly is answered as to its address, nearest first, and nobody keeps or counts it', async () => {
  const post = (path: string, asked: object) => {
    const headers = { 'content-type': 'application/json' }
    return api.get(path, { method: 'POST', body: JSON.stringify(asked), headers })
  }
  const asked = { location: '29.76, -95.37', services: 'dental', distance: '50' }
  for (const path of [SEARCH, '/api/clinics/counts']) {
    const response = await post(path, asked)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const address = `${path}?${new URLSearchParams(asked)}`
    expect(await response.text()).toBe(await (await api.get(address)).text())
  }
  const { place, clinics } = await search(asked)
  const pointOf = (one: typeof place | (typeof clinics)[number]) => ({
    latitude: one?.latitude ?? 0,
    longitude: one?.longitude ?? 0,
  })
  const miles = clinics.map((clinic) => milesBetween(pointOf(place), pointOf(clinic)))
  expect(miles).toEqual(miles.toSorted((one, other) => one - other))
  await post(SEARCH, { location: '44.5, -109.5', distance: '10', open: 'late' })
  await api.emptySearches.close()
  const { rows } = await api.database.pool.query('select * from empty_searches')
  expect(rows).toEqual([])
})
