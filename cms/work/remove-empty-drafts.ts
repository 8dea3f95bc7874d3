import type { CollectionSlug, Where } from 'payload'
import { daysAgo } from './days-ago.ts'
import type { Chore } from './worker.ts'

/** What a document is called; one without it holds nothing that anybody would miss. */
const NAMES: [CollectionSlug, string][] = [
  ['clinics', 'name'],
  ['guides', 'title'],
  ['articles', 'title'],
]

/** The panel keeps a draft as soon as its form is opened; those that stayed empty are removed. */
export const removeEmptyDrafts: Chore = {
  name: 'Removing empty drafts',
  everyMs: 60 * 60 * 1_000,
  work: async (payload) => {
    const untouchedSince = daysAgo(1)
    for (const [collection, name] of NAMES) {
      const empty: Where = {
        _status: { equals: 'draft' },
        slug: { exists: false },
        [name]: { exists: false },
        updatedAt: { less_than: untouchedSince },
      }
      // What is typed goes into the latest version; the document stays as empty as it was begun.
      const latest = { collection, where: empty, draft: true, depth: 0, pagination: false }
      const { docs } = await payload.find(latest)
      const ids = docs.map(({ id }) => id)
      await payload.delete({ collection, where: { and: [empty, { id: { in: ids } }] }, depth: 0 })
    }
  },
}
