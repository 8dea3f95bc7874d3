import { daysAgo } from '../../jobs/days-ago.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'

/** Deletes visitors' messages when they reach the age in the settings. */
export const removeOldMessages: BackgroundJob = {
  name: 'Removing old messages',
  everyMs: 60 * 60 * 1_000,
  work: async (payload) => {
    const { keepMessagesDays: days } = await payload.findGlobal({ slug: 'site-settings' })
    if (!days) return
    await payload.delete({
      collection: 'contact-messages',
      where: { createdAt: { less_than: daysAgo(days) } },
      depth: 0,
    })
  },
}
