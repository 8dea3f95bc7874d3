import type { CollectionAfterChangeHook } from 'payload'

const LOCKS = 'payload-locked-documents'

/**
 * Payload lets go of a document with every save, so that where forms save by themselves nobody is
 * ever told that somebody else is typing. The lock is taken again; it ends with a save by hand, or
 * five minutes after the last word.
 */
export const lockForm =
  (relationTo: 'clinics' | 'guides' | 'articles'): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const { user } = req
    if (!user || String(req.query.autosave) !== 'true') return
    await req.payload.create({
      collection: LOCKS,
      data: {
        document: { relationTo, value: doc.id },
        user: { relationTo: 'users', value: user.id },
      },
      req,
    })
  }
