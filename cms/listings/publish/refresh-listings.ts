import type { CollectionAfterChangeHook, Where } from 'payload'
import { announce } from '../../database/announce.ts'
import type { Need } from '../../payload-types.ts'
import { forgetVocabulary, type Refresh } from '../../vocabulary/index.ts'

import { rebuildListings } from './rebuild-listings.ts'

/** The clinics whose listings name the document. */
const dependents: Record<'state' | 'category' | 'service', (id: number) => Where> = {
  state: (id) => ({ state: { equals: id } }),
  // The category's services may be what has just changed, so any clinic may be affected.
  category: () => ({}),
  // The name may be what has just changed, so clinics with the old one are affected too.
  service: () => ({}),
}

/** Updates the listings after a state, category or service was changed, added or removed. */
export const refreshListings =
  (kind: keyof typeof dependents): Refresh =>
  async ({ doc, req }) => {
    forgetVocabulary(req)
    await rebuildListings(req, dependents[kind](doc.id))
    await announce(req)
  }

/** Updates the listings with services that a need begins to name: from then on searches find them. */
export const refreshNeeded: CollectionAfterChangeHook<Need> = async ({ doc, previousDoc, req }) => {
  const before = previousDoc?.services ?? []
  const added = (doc.services ?? []).filter((name) => !before.includes(name))
  if (added.length === 0) return
  forgetVocabulary(req)
  await rebuildListings(req, { services: { in: added } })
}
