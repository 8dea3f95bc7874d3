import { daysAgo } from '../../jobs/days-ago.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'

/** The link in the email works for a week; after this, nobody will ask about it. */
const UNCONFIRMED_DAYS = 30

/** Deletes newsletter addresses that were never confirmed, and within a minute the unsubscribed. */
export const removeOldSignUps: BackgroundJob = {
  name: 'Removing old newsletter sign-ups',
  everyMs: 60 * 1_000,
  work: async (payload) => {
    await payload.delete({
      collection: 'newsletter-signups',
      where: {
        or: [
          { status: { equals: 'unsubscribed' } },
          {
            status: { equals: 'pending' },
            updatedAt: { less_than: daysAgo(UNCONFIRMED_DAYS) },
          },
        ],
      },
      depth: 0,
    })
  },
}
