import type { PayloadRequest } from 'payload'
import { idOf } from '../../documents/id-of.ts'
import { listingSlug } from '../../listings/index.ts'
import type { Clinic } from '../../payload-types.ts'
import type { Submission } from './open-submission.ts'
import type { SubmissionClinic } from './review-answer.ts'

/** The clinic as editors see it: the draft if there is one; undefined if it is in the trash. */
export const readDraft = async (req: PayloadRequest, id: number): Promise<Clinic | undefined> => {
  const { docs } = await req.payload.find({
    collection: 'clinics',
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]
}

/** The clinic of a submission; undefined while it has none. */
export const clinicOf = async (
  req: PayloadRequest,
  { id, clinic }: Submission,
): Promise<SubmissionClinic | undefined> => {
  const draft = clinic ? await readDraft(req, idOf(clinic)) : undefined
  if (!draft) return undefined
  return {
    id: draft.id,
    name: draft.name,
    own: draft.source === 'submission' && draft.sourceId === String(id),
    unpublished: draft._status === 'draft',
    slug: await listingSlug(req, draft.id),
  }
}
