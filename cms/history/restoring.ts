import type { PayloadRequest } from 'payload'
import { readBoth } from '../documents/queries/both.ts'
import { namesOf } from '../documents/queries/people.ts'
import { findKept, type KeptVersion, type Versioned } from '../documents/queries/versions.ts'
import { sayTo } from '../panel-kit/say.ts'
import { whoDid } from './entry.ts'

/** What restoring a version does, apart from what it says. */
export interface Restoring {
  /** Whether it was published: then it is public at once. */
  isPublished: boolean
  /** Whether visitors have the document’s page now. */
  isPublic: boolean
  /** The draft that it replaces: whose, and when it was saved, ISO 8601. */
  waiting: { who: string; at: string } | null
}

export const restoringOf = async (
  req: PayloadRequest,
  collection: Versioned,
  { id, parent, version }: KeptVersion,
): Promise<Restoring> => {
  const { docs } = await findKept(req, collection, { parent: { equals: parent } }, { limit: 1 })
  const [latest] = docs
  const isWaiting = latest?.version._status === 'draft' && latest.id !== id
  const savedBy = Number(latest?.version.savedBy) || null
  const names = await namesOf(req, [savedBy])
  return {
    isPublished: version._status === 'published',
    isPublic: Boolean((await readBoth(req, collection, parent))?.published),
    waiting: isWaiting
      ? {
          who: whoDid(latest.version.savedThrough, savedBy, names, sayTo(req)),
          at: latest.updatedAt,
        }
      : null,
  }
}
