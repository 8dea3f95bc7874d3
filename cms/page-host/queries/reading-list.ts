import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** Something to read, in English. */
export interface Reading {
  kind: 'guide' | 'article'
  slug: string
  title: string
  summary: string
}

const WANTED = `
  select 'guide' as kind, slug, title, summary
  from guides join guides_locales on _parent_id = guides.id and _locale = 'en'
  where _status = 'published' and deleted_at is null
  union all
  select 'article', slug, title, excerpt
  from articles join articles_locales on _parent_id = articles.id and _locale = 'en'
  where _status = 'published' and deleted_at is null and body is not null
  order by 1 desc, 2`

/** The guides, then the articles that have a page. */
export const readingList = (pool: ReadPool): Promise<Reading[]> =>
  prepared<Reading>(pool, WANTED, [])
