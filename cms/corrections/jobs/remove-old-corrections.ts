import { daysAgo } from '../../jobs/days-ago.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'

/** Deletes corrections when they reach the age in the settings, with the addresses in them. */
export const removeOldCorrections: BackgroundJob = {
  name: 'Removing old corrections',
  everyMs: 60 * 60 * 1_000,
  work: async (payload) => {
    const { keepMessagesDays: days } = await payload.findGlobal({ slug: 'site-settings' })
    if (!days) return
    await payload.delete({
      collection: 'corrections',
      where: { createdAt: { less_than: daysAgo(days) } },
      depth: 0,
    })
  },
}
