import { daysAgo } from '../../jobs/days-ago.ts'
import type { Chore } from '../../jobs/worker.ts'

/** Removes what visitors wrote once it is as old as the settings say. */
export const removeOldMessages: Chore = {
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
