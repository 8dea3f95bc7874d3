import type { Chore } from './worker.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Removes what visitors wrote once it is as old as the settings say. */
export const removeOldMessages: Chore = {
  name: 'Removing old messages',
  everyMs: 60 * 60 * 1_000,
  work: async (payload) => {
    const { keepMessagesDays: days } = await payload.findGlobal({ slug: 'site-settings' })
    if (!days) return
    const last = new Date(Date.now() - days * DAY_MS).toISOString()
    await payload.delete({
      collection: 'contact-messages',
      where: { createdAt: { less_than: last } },
      depth: 0,
    })
  },
}
