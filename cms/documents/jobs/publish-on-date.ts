import type { Payload } from 'payload'
import type { BackgroundJob } from '../../jobs/worker.ts'
import { savedThroughStorage } from '../drafts/saved-through.ts'

/** Whether a date has come, by the clock that Payload goes by. */
const isAnyDue = async ({ db }: Payload): Promise<boolean> => {
  const { rowCount } = await db.pool.query(
    `select from payload_jobs where completed_at is null and has_error is not true
       and (wait_until is null or wait_until < $1) limit 1`,
    [new Date()],
  )
  return rowCount !== 0
}

/** Publishes and unpublishes documents on the dates that editors chose. */
export const publishOnDate: BackgroundJob = {
  name: 'Publishing on a date',
  everyMs: 5_000,
  work: async (payload) => {
    if (!(await isAnyDue(payload))) return
    // Frees jobs that a killed process left behind: no other process runs any while this one holds
    // the lock.
    await payload.db.pool.query(
      'update payload_jobs set processing = false where processing and completed_at is null',
    )
    try {
      await savedThroughStorage.run('Scheduled publishing', () =>
        payload.jobs.run({ limit: 100, sequential: true }),
      )
    } finally {
      // Until Node.js 24, once used it makes every promise of the process slower, also all visitors'.
      savedThroughStorage.disable()
    }
  },
}
