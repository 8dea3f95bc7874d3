import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { nameOfId } from '../queries/people.ts'

/** Payload unlocks a document after nobody has typed in it for this long. */
export const LOCK_MINUTES = 5

const LOCKS = 'payload-locked-documents'
const LOCK_MS = LOCK_MINUTES * 60 * 1000

/** The name of the person, other than the current one, who is typing in the clinic's form. */
export const openWith = async (req: PayloadRequest, clinic: number): Promise<string | null> => {
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where: {
      'document.relationTo': { equals: 'clinics' },
      'document.value': { equals: clinic },
      updatedAt: { greater_than: new Date(Date.now() - LOCK_MS).toISOString() },
    },
    depth: 0,
    limit: 1,
    req,
  })
  const holder = docs[0]?.user.value
  const id = typeof holder === 'object' ? holder.id : holder
  return id === undefined || id === req.user?.id ? null : nameOfId(req, id)
}

/**
 * Payload unlocks a document on every save, so with autosave nobody would ever see that somebody
 * else is typing. This takes the lock again. It ends with a manual save, or five minutes after the
 * last change.
 */
export const keepFormLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { user } = req
  if (!user || String(req.query.autosave) !== 'true') return
  await req.payload.create({
    collection: LOCKS,
    data: {
      document: { relationTo: collection.slug as 'clinics' | 'guides' | 'articles', value: doc.id },
      user: { relationTo: 'users', value: user.id },
    },
    req,
  })
}
