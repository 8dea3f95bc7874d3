import type pg from 'pg'
import { FIRST_MADE } from '../support/made-listings.ts'

/** What visitors ask, by its name: addresses that differ, so that no plan or page is only lucky. */
type Questions = Record<string, string[]>

const SHUFFLED = 'order by md5(normalized || state)'

/** @param most addresses of each question */
export const readQuestions = async (pool: pg.Pool, most: number): Promise<Questions> => {
  const read = async <Column extends string>(text: string) =>
    (await pool.query<Record<Column, string>>(`${text} limit ${most}`)).rows
  const places = (condition: string) =>
    read<'name' | 'state'>(`select name, state from places where ${condition} ${SHUFFLED}`)
  const zips = await places("kind = 'zip'")
  const towns = await places("kind = 'town' and population >= 10000")
  const counties = await places("kind = 'county' and population >= 100000")
  const states = await read<'name' | 'state'>(
    "select name, state from places where kind = 'state' order by name",
  )
  const slugs = await read<'slug'>('select slug from categories')
  const clinics = (condition: string) =>
    read<'name' | 'town' | 'state'>(
      `select sort_name as name, town, state from listings where locale = 'en' and ${condition}
       order by md5(clinic_id::text)`,
    )
  const own = await clinics(`clinic_id >= ${FIRST_MADE}`)
  const had = await clinics(`clinic_id < ${FIRST_MADE}`)
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
    "a state's clinics": states.map(({ state }) => `/api/states/${state}/clinics?limit=20`),
    "a category's clinics": slugs.map(({ slug }) => `/api/categories/${slug}/clinics?limit=20`),
    "a category's clinics in a state": states.flatMap(({ state }) =>
      slugs
        .slice(0, 4)
        .map(({ slug }) => `/api/categories/${slug}/clinics?limit=20&state=${state}`),
    ),
    'a name': own.map(({ name }) => search({ location: name })),
    'a name with its town': own.map(({ name, town, state }) =>
      search({ location: `${name}, ${town}, ${state}` }),
    ),
    'a name that no clinic has': own.map(({ name }, at) => {
      const [first, ...others] = name.split(' ')
      const [, second] = (own[at + 1] ?? own[0])?.name.split(' ') ?? []
      return search({ location: [first, second, ...others.slice(1)].join(' ') })
    }),
    'a name that many have, with a town': had.map(({ name }, at) => {
      const town = towns[at % towns.length]
      return search({ location: `${name}, ${town?.name}, ${town?.state}` })
    }),
    'a telephone number': own.map((_, at) => search({ location: `200-200-${1_000 + at}` })),
    'a clinic on a street': towns.map(({ name, state }) =>
      search({ location: `the free clinic on Oak Street in ${name}, ${state}` }),
    ),
    'without a place': ['', 'true', 'false'].map((isFree) => search({ isFree, limit: '100' })),
  }
}
