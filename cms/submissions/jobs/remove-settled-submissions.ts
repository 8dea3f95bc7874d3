import type { BackgroundJob } from '../../jobs/worker.ts'
import { settledBefore } from '../queries/settled-submissions.ts'

/** Two years, so that an operator who asks again can still be answered. */
const KEPT_DAYS = 2 * 365

/** Deletes submissions two years after they were published or declined. The clinic stays. */
export const removeSettledSubmissions: BackgroundJob = {
  name: 'Removing settled submissions',
  everyMs: 60 * 60 * 1_000,
  work: async (payload) => {
    const ids = await settledBefore(payload.db.pool, KEPT_DAYS)
    if (ids.length === 0) return
    await payload.delete({ collection: 'clinic-submissions', where: { id: { in: ids } }, depth: 0 })
  },
}
