import type { PayloadRequest } from 'payload'
import type { NewerAnswer } from '../../documents/drafts/refuse-stale-form.ts'
import { idOf } from '../../documents/id-of.ts'
import type { Verification } from '../../payload-types.ts'

/** The newest attempt to verify a clinic since a moment, but for undone ones, its people as ids; null without one. */
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

/** As a clinic’s form asks whether it was overtaken. */
export const newerCall: NewerAnswer = async (req, clinic, moment) => {
  const call = await verificationSince(req, clinic, moment)
  return call && { by: call.by ? idOf(call.by) : null, did: 'verified this clinic' }
}
