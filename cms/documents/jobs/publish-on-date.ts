import type { Chore } from '../../jobs/worker.ts'
import { through } from '../drafts/saved-through.ts'

/** Publishes and unpublishes what editors have put on a date. */
export const publishOnDate: Chore = {
  name: 'Publishing on a date',
  everyMs: 5_000,
  work: async (payload) => {
    // Jobs that a killed process has left: nobody else works on any while this one holds the lock.
    await payload.db.pool.query(
      'update payload_jobs set processing = false where processing and completed_at is null',
    )
    await through.run('Scheduled publishing', () =>
      payload.jobs.run({ limit: 100, sequential: true }),
    )
  },
}
