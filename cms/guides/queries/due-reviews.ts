import type { Pool } from 'pg'
import { REVIEW_EVERY_MONTHS } from '../review-dates.ts'

/** A guide or an article that somebody should read again. */
export interface DueReview {
  collection: 'guides' | 'articles'
  id: number
  title: string
  /** Null if it was never reviewed. */
  reviewedAt: Date | null
}

/** What nobody has reviewed or planned to is due as if it was reviewed when it was made. */
const DUE_ON = `coalesce(d.review_on, d.created_at + interval '${REVIEW_EVERY_MONTHS} months')`

const due = (collection: DueReview['collection']) => `
  select '${collection}' as collection, d.id, t.title, d.reviewed_at as "reviewedAt", ${DUE_ON} as due_on
  from ${collection} d join ${collection}_locales t on t._parent_id = d.id and t._locale = 'en'
  where d._status = 'published' and d.deleted_at is null and ${DUE_ON} <= now()`

const DUE = `${due('guides')} union all ${due('articles')} order by due_on, title`

/** What is public and was to be reviewed by today, longest overdue first. */
export const dueReviews = async (pool: Pick<Pool, 'query'>): Promise<DueReview[]> =>
  (await pool.query<DueReview>(DUE)).rows
