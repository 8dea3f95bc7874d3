import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await api.database.pool.query('delete from listings')
})
afterAll(() => api.close())

const search = (location: string, locale = 'en') =>
  api.get(`/api/clinics/search?${new URLSearchParams({ location, locale })}`)

it('searches without results are counted by place and day only', async () => {
  for (const location of ['Petaluma, CA', 'petaluma ca', '94952', 'Nowhere at all', '']) {
    expect((await search(location)).status).toBe(200)
  }
  // The same search again comes from the cache.
  await search('Petaluma, CA')
  // In whatever language.
  for (const locale of ['en', 'es']) await search('Charlotte, NC', locale)
  await api.emptySearches.close()
  const { rows } = await api.database.pool.query('select * from empty_searches order by searches')
  expect(rows.map(({ place, searches }) => [place, searches])).toEqual([
    ['94952 (Petaluma, California)', 1],
    ['Charlotte, North Carolina', 2],
    ['Petaluma, California', 3],
  ])
  expect(Object.keys(rows[0])).toEqual(['place', 'day', 'searches'])
})
