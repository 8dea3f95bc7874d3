import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

interface Standing {
  id: number
  featured: boolean
  isFree: boolean
  verified: boolean
}

const standings = async () => {
  const { rows } = await api.database.pool.query<Standing>(
    `select clinic_id as id, featured, is_free as "isFree", verified from listings
     where locale = 'en'`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const featured = async (query: string): Promise<Answer<'featuredClinics'>> =>
  (await api.get(`/api/clinics/featured?${query}`)).json()

/** Lower comes first. */
const rank = ({ featured, isFree, verified }: Standing) =>
  (featured ? 0 : 4) + (isFree ? 0 : 2) + (verified ? 0 : 1)

it('Popular clinics are those editors chose, then free ones, verified ones first', async () => {
  const known = await standings()
  const rankOf = (id: number) => {
    const standing = known.get(id)
    return standing ? rank(standing) : Number.NaN
  }
  const pages = [0, 100, 200, 300, 400, 500, 600, 700]
  const answers = await Promise.all(pages.map((offset) => featured(`limit=100&offset=${offset}`)))
  const ranks = answers.flat().map(({ id }) => rankOf(id))
  expect(ranks).toHaveLength(known.size)
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
})

it('The home page shows only free clinics with the sample data', async () => {
  const shown = await featured('')
  expect(shown.length).toBeGreaterThanOrEqual(4)
  expect(shown.filter(({ isFree }) => !isFree)).toEqual([])
})
