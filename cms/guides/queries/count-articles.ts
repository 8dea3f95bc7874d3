import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

const COUNTS = `
  select category_id as id, count(*)::int as articles from articles
  where _status = 'published' and deleted_at is null group by category_id`

/** How many published articles each category of the blog has, by its id. */
export const countArticles = async (pool: ReadPool): Promise<Map<number, number>> =>
  new Map(
    (await prepared<{ id: number; articles: number }>(pool, COUNTS, [])).map((row) => [
      row.id,
      row.articles,
    ]),
  )
