import { announce } from '../../database/announce.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'
import { rebuildListings } from '../publish/rebuild-listings.ts'
import { endedClinics } from '../queries/ended.ts'

/** Writes the listings in which something was said until a day, and that day has come. */
export const listEnded: BackgroundJob = {
  name: 'Listing what is over',
  everyMs: 5 * 60_000,
  work: async (payload) => {
    const ids = await endedClinics(payload.db.pool, new Date())
    if (ids.length === 0) return
    await inOneTransaction(payload, async (req) => {
      await rebuildListings(req, { id: { in: ids } })
      await announce(req)
    })
  },
}
