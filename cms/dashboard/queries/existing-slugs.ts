import type { Pool } from 'pg'

/** Slugs of pages, by the table that has them. */
export interface Slugs {
  clinics: string[]
  states: string[]
  categories: string[]
  articles: string[]
  guides: string[]
}

const WANTED = `
  select 'clinics' as kind, slug from listings where locale = 'en' and slug = any($1)
  union all select 'states', slug from states where slug = any($2)
  union all select 'categories', slug from categories where slug = any($3)
  union all select 'articles', slug from articles
    where slug = any($4) and _status = 'published' and deleted_at is null
  union all select 'guides', slug from guides
    where slug = any($5) and _status = 'published' and deleted_at is null`

/** The given slugs that have a page. */
export const existingSlugs = async (pool: Pool, wanted: Slugs): Promise<Slugs> => {
  const { clinics, states, categories, articles, guides } = wanted
  const { rows } = await pool.query<{ kind: keyof Slugs; slug: string }>(WANTED, [
    clinics,
    states,
    categories,
    articles,
    guides,
  ])
  const found: Slugs = { clinics: [], states: [], categories: [], articles: [], guides: [] }
  for (const { kind, slug } of rows) found[kind].push(slug)
  return found
}
