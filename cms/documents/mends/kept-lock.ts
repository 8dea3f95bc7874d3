import type { CollectionAfterChangeHook } from 'payload'
import { LOCKS } from '../drafts/form-lock.ts'

/**
 * Payload unlocks a document on every save, so with autosave nobody would ever see that somebody
 * else is typing. This takes the lock again. It ends with a manual save, or five minutes after the
 * last change.
 *
 * Upstream: payloadcms/payload#11604
 * No longer needed: once an autosave of Payload as it comes keeps the lock (payload-itself.test.ts).
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
