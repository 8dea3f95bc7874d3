import type { BackgroundJob } from '../../../jobs/worker.ts'
import { FileFault } from '../../file/file-fault.ts'
import { SourceInDoubt } from '../../steps/ask-about-source.ts'
import { SCHEDULES } from '../collection.ts'
import { fetchSource } from '../fetch-source.ts'
import { dueSources } from '../queries/looks.ts'

const DAYS = Object.fromEntries(Object.entries(SCHEDULES).map(([name, { days }]) => [name, days]))

/** Fetches the files of sources that are to be looked at now and then. */
export const fetchDue: BackgroundJob = {
  name: 'Fetching files of sources',
  everyMs: 10 * 60_000,
  work: async (payload, signal) => {
    for (const source of await dueSources(payload.db.pool, DAYS)) {
      if (signal.aborted) return
      await fetchSource(payload, source, { signal }).catch((error: unknown) => {
        // It stands on the source's page, and the next look comes in its turn.
        if (!(error instanceof FileFault || error instanceof SourceInDoubt)) throw error
        payload.logger.warn({ source, msg: error.message })
      })
    }
  },
}
