import type pg from 'pg'
import { z } from 'zod'

/** What visitors ask, by its name: addresses that differ, so that no plan or page is only lucky. */
export type Questions = Record<string, string[]>

const Town = z.object({ name: z.string(), state: z.string() })
const Named = z.object({ name: z.string() })

const SHUFFLED = 'order by md5(normalized || state)'

/** @param most addresses of each question */
export const readQuestions = async (pool: pg.Pool, most: number): Promise<Questions> => {
  const read = async <Row>(row: z.ZodType<Row>, text: string) =>
    z.array(row).parse((await pool.query(`${text} limit ${most}`)).rows)
  const zips = await read(Named, `select name from places where kind = 'zip' ${SHUFFLED}`)
  const towns = await read(
    Town,
    `select name, state from places where kind = 'town' and population >= 10000 ${SHUFFLED}`,
  )
  const counties = await read(
    Town,
    `select name, state from places where kind = 'county' and population >= 100000 ${SHUFFLED}`,
  )
  const states = await read(
    z.object({ abbreviation: z.string(), name: z.string() }),
    "select name, state as abbreviation from places where kind = 'state' order by name",
  )
  const slugs = await read(z.object({ slug: z.string() }), 'select slug from categories')
  const address = (path: string, query: Record<string, string>) =>
    `${path}?${new URLSearchParams(query)}`
  const search = (query: Record<string, string>) => address('/api/clinics/search', query)
  return {
    'a ZIP code': zips.map(({ name }) => search({ location: name })),
    'a ZIP code, free dental care': zips.map(({ name }) =>
      search({ location: name, services: 'dental', isFree: 'true' }),
    ),
    'a ZIP code, open now': zips.map(({ name }) => search({ location: name, open: 'now' })),
    'a ZIP code, by opening': zips.map(({ name }) => search({ location: name, sort: 'open' })),
    'counts of a ZIP code': zips.map(({ name }) =>
      address('/api/clinics/counts', { location: name }),
    ),
    'a town': towns.map(({ name, state }) => search({ location: `${name}, ${state}` })),
    'a county': counties.map(({ name, state }) => search({ location: `${name}, ${state}` })),
    'a state': states.map(({ name }) => search({ location: name })),
    "a state's clinics": states.map(
      ({ abbreviation }) => `/api/states/${abbreviation}/clinics?limit=20`,
    ),
    "a category's clinics": slugs.map(({ slug }) => `/api/categories/${slug}/clinics?limit=20`),
    "a category's clinics in a state": states.flatMap(({ abbreviation }) =>
      slugs
        .slice(0, 4)
        .map(({ slug }) => `/api/categories/${slug}/clinics?limit=20&state=${abbreviation}`),
    ),
    'without a place': ['', 'true', 'false'].map((isFree) => search({ isFree, limit: '100' })),
  }
}
