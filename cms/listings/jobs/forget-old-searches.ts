import type { Chore } from '../../jobs/worker.ts'
import { forgetEmptySearches } from '../queries/empty-searches.ts'

/** Days for which it is known where searches found nothing. */
const KEPT_DAYS = 90

export const forgetOldSearches: Chore = {
  name: 'Forgetting old searches',
  everyMs: 60 * 60 * 1_000,
  work: ({ db }) => forgetEmptySearches(db.pool, KEPT_DAYS),
}
