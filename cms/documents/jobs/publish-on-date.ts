import type { BackgroundJob } from '../../jobs/worker.ts'
import { savedThroughStorage } from '../drafts/saved-through.ts'

/** Publishes and unpublishes documents on the dates that editors chose. */
export const publishOnDate: BackgroundJob = {
  name: 'Publishing on a date',
  everyMs: 5_000,
  work: async (payload) => {
    // Frees jobs that a killed process left behind: no other process runs any while this one holds
    // the lock.
    await payload.db.pool.query(
      'update payload_jobs set processing = false where processing and completed_at is null',
    )
    await savedThroughStorage.run('Scheduled publishing', () =>
      payload.jobs.run({ limit: 100, sequential: true }),
    )
  },
}
