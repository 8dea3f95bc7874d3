import type { CollectionAfterChangeHook, Where } from 'payload'
import { announce } from '../queries/announce.ts'
import { rebuildListings } from './rebuild-listings.ts'
import { forgetVocabulary } from './vocabulary.ts'

/** The clinics whose listings name the document. */
const dependents: Record<'state' | 'category', (id: number) => Where> = {
  state: (id) => ({ state: { equals: id } }),
  // Which services make a category may be what has just changed, so any clinic may be concerned.
  category: () => ({}),
}

/** Carries a changed name, abbreviation or address into the listings that show it. */
export const refreshListings =
  (kind: 'state' | 'category'): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    forgetVocabulary(req)
    if (operation === 'update') await rebuildListings(req, dependents[kind](doc.id))
    await announce(req)
  }
