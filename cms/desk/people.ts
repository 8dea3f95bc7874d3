import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'
import { LOCK_MINUTES } from '../queries/verification/claims.ts'

const LOCKED = 'payload-locked-documents'
const LOCK_MS = LOCK_MINUTES * 60 * 1000

/** What a colleague is called in the panel. */
export const nameOf = (user: Pick<User, 'name' | 'email'>): string => user.name || user.email

/** @param otherwise said of an account that is no longer there */
export const nameOfId = async (
  req: PayloadRequest,
  id: number | null,
  otherwise = 'Somebody else',
): Promise<string> => {
  if (id === null) return otherwise
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0] ? nameOf(docs[0]) : otherwise
}

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
