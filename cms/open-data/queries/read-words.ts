import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

export interface CategoryWord {
  id: number
  slug: string
  name: string
}

export const readCategories = (pool: ReadPool): Promise<CategoryWord[]> =>
  prepared<CategoryWord>(
    pool,
    `select categories.id, slug, name from categories join categories_locales on _parent_id = categories.id
     where _locale = 'en' order by categories.id`,
    [],
  )

/** The services that clinics offer, as the categories write them if they know them. */
export const readServices = async (pool: ReadPool): Promise<string[]> => {
  const rows = await prepared<{ name: string }>(
    pool,
    `select coalesce(min(text), initcap(service)) as name
     from (select distinct unnest(services) as service from listings where locale = 'en') as offered
     left join categories_texts on lower(text) = service and path = 'serviceNames'
     group by service order by service`,
    [],
  )
  return rows.map(({ name }) => name)
}
