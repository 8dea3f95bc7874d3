import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** A page of something that editors maintain, and when it last changed. */
export interface PublicAddress {
  kind: 'clinic' | 'state' | 'category' | 'category-in-state' | 'article' | 'guide'
  slug: string
  /** Slug of the state, for a category in one. */
  state: string | null
  /** Null for pages that also change with other documents. */
  updatedAt: Date | null
}

const WANTED = `
  select 'clinic' as kind, listings.slug, null as state, updated_at as "updatedAt"
  from listings join clinics on clinics.id = clinic_id where locale = 'en'
  union all
  select 'state', slug, null, null from states
  union all
  select 'category', slug, null, null from categories
  union all
  select distinct 'category-in-state', categories.slug, states.slug, null::timestamptz
  from listings, unnest(listings.categories) as category
  join categories on categories.id = category
  join states on true
  where locale = 'en' and listings.state = states.abbreviation
  union all
  select 'article', slug, null, updated_at from articles
  where _status = 'published' and deleted_at is null and exists (
    select from articles_locales where _parent_id = articles.id and body is not null)
  union all
  select 'guide', slug, null, updated_at from guides
  where _status = 'published' and deleted_at is null
  order by 1, 2, 3`

/** Every address that depends on what is published; drafts have none. */
export const publicAddresses = (pool: ReadPool): Promise<PublicAddress[]> =>
  prepared<PublicAddress>(pool, WANTED, [])
