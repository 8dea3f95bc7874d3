import type { PayloadRequest } from 'payload'
import { nameOfId } from '../queries/people.ts'
import type { Versioned } from '../queries/versions.ts'

/** Payload unlocks a document after nobody has typed in it for this long. */
export const LOCK_MINUTES = 5

export const LOCKS = 'payload-locked-documents'
const LOCK_MS = LOCK_MINUTES * 60 * 1000

/** Somebody else who is typing in a form. */
export interface FormHolder {
  name: string
  /** When they last typed. */
  at: string
}

/** Who is typing in a document’s form; null if nobody is, or the current person. */
export const holderOf = async (
  req: PayloadRequest,
  id: number,
  collection: Versioned = 'clinics',
): Promise<FormHolder | null> => {
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where: {
      'document.relationTo': { equals: collection },
      'document.value': { equals: id },
      updatedAt: { greater_than: new Date(Date.now() - LOCK_MS).toISOString() },
    },
    depth: 0,
    limit: 1,
    req,
  })
  const [lock] = docs
  const holder = lock?.user.value
  const by = typeof holder === 'object' ? holder.id : holder
  if (!lock || by === undefined || by === req.user?.id) return null
  return { name: await nameOfId(req, by), at: lock.updatedAt }
}

/** The name of the person, other than the current one, who is typing in the clinic's form. */
export const openWith = async (req: PayloadRequest, clinic: number): Promise<string | null> =>
  (await holderOf(req, clinic))?.name ?? null
