import type { BackgroundJob } from '../../jobs/worker.ts'
import { forgetEmptySearches } from '../queries/empty-searches.ts'

/** Days for which searches with no results are kept. */
const KEPT_DAYS = 90

export const forgetOldSearches: BackgroundJob = {
  name: 'Forgetting old searches',
  everyMs: 60 * 60 * 1_000,
  work: ({ db }) => forgetEmptySearches(db.pool, KEPT_DAYS),
}
