import type { PayloadRequest } from 'payload'
import { nameOfId } from './queries/people.ts'

/** Payload lets go of a document that nobody has typed in for so long. */
export const LOCK_MINUTES = 5

const LOCKED = 'payload-locked-documents'
const LOCK_MS = LOCK_MINUTES * 60 * 1000

/** Who, other than the asker, is typing in the clinic’s form. */
export const openWith = async (req: PayloadRequest, clinic: number): Promise<string | null> => {
  const { docs } = await req.payload.find({
    collection: LOCKED,
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
