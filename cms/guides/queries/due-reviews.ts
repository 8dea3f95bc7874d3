import type { Pool } from 'pg'

/** A guide or an article that somebody should read again. */
export interface DueReview {
  collection: 'guides' | 'articles'
  id: number
  title: string
  /** Undefined if it was never reviewed. */
  reviewedAt: Date | null
}

const due = (collection: DueReview['collection']) => `
  select '${collection}' as collection, d.id, t.title, d.reviewed_at as "reviewedAt", d.review_on
  from ${collection} d join ${collection}_locales t on t._parent_id = d.id and t._locale = 'en'
  where d._status = 'published' and d.deleted_at is null and d.review_on <= now()`

const DUE = `${due('guides')} union all ${due('articles')} order by review_on, title`

/** What is public and was to be reviewed by today, longest overdue first. */
export const dueReviews = async (pool: Pick<Pool, 'query'>): Promise<DueReview[]> =>
  (await pool.query<DueReview>(DUE)).rows
