import type { PayloadRequest } from 'payload'
import type { NewerChange } from '../../documents/drafts/refuse-stale-form.ts'
import { idOf } from '../../documents/id-of.ts'
import type { Verification } from '../../payload-types.ts'

/** The newest attempt since a moment that was not undone, with people as ids; null if none. */
export const verificationSince = async (
  req: PayloadRequest,
  clinic: number,
  moment: string,
): Promise<Verification | null> => {
  const { docs } = await req.payload.find({
    collection: 'verifications',
    where: {
      clinic: { equals: clinic },
      createdAt: { greater_than: moment },
      undoneAt: { exists: false },
    },
    sort: '-createdAt',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/** Tells a clinic’s form whether a call has verified the clinic since it was opened. */
export const newerCall: NewerChange = async (req, clinic, moment) => {
  const call = await verificationSince(req, clinic, moment)
  return (
    call && {
      by: call.by ? idOf(call.by) : null,
      did: { en: 'verified this clinic', es: 'verificó esta clínica' },
    }
  )
}
