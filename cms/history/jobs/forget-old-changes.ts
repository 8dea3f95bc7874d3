import type { BackgroundJob } from '../../jobs/worker.ts'
import { KEPT_DAYS } from '../kept-days.ts'
import { forgetRecordedBefore } from '../queries/recorded-changes.ts'

/** Deletes what was recorded about changes three years ago. Versions are kept with their documents. */
export const forgetOldChanges: BackgroundJob = {
  name: 'Forgetting old changes',
  everyMs: 60 * 60 * 1_000,
  work: ({ db }) => forgetRecordedBefore(db.pool, KEPT_DAYS),
}
