import type { Pool } from 'pg'
import { LOCALES } from '../../contract/constants.ts'

/** A page that has changed, or is gone. */
export interface ChangedPage {
  kind: 'clinic' | 'article' | 'guide'
  slug: string
  /** As Postgres writes it: JavaScript's moments have no microseconds. */
  at: string
}

/** More than changes in a day of work. After an import of more, the sitemap says the rest. */
const MOST = 50_000

/** What was never published has no address that anybody may learn. */
const wasPublished = (table: string) =>
  `(_status = 'published' or exists (
    select from _${table}_v where parent_id = ${table}.id and version__status = 'published'))`

const WANTED = `
  select kind, slug, max(at)::text as at from (
    select 'clinic' as kind, slug, changed_at as at
    from listings where locale = any($2) and changed_at >= $1
    union all
    select 'clinic', slug, removed_at
    from removed_listings join clinics on clinics.id = clinic_id where removed_at >= $1
    union all
    select 'article', slug, updated_at from articles
    where updated_at >= $1 and ${wasPublished('articles')} and exists (
      select from articles_locales where _parent_id = articles.id and body is not null)
    union all
    select 'guide', slug, updated_at from guides
    where updated_at >= $1 and ${wasPublished('guides')}
  ) as changed
  where slug is not null
  group by kind, slug order by max(at) desc limit ${MOST}`

/** What was published, edited or removed since then, the latest first. */
export const changedPages = async (pool: Pool, since: Date): Promise<ChangedPage[]> => {
  const { rows } = await pool.query<ChangedPage>(WANTED, [since, LOCALES])
  return rows
}
