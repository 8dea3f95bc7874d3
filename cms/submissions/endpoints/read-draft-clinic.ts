import type { PayloadRequest } from 'payload'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import { zipCentroid } from '../../places/index.ts'
import { type Draft, draftClinic, zipOf } from '../draft-clinic.ts'
import type { Submission } from './open-submission.ts'

/** The draft clinic that a submission would become, with its state's id if it is known. */
export const readDraftClinic = async (
  req: PayloadRequest,
  submission: Submission,
  language: PanelLanguage,
): Promise<Draft & { stateId: number | null }> => {
  const zip = zipOf(submission)
  const place = zip ? await zipCentroid(req, zip) : null
  const draft = draftClinic(submission, place ?? undefined, language)
  const { docs } = await req.payload.find({
    collection: 'states',
    where: { abbreviation: { equals: draft.clinic.state ?? '' } },
    depth: 0,
    limit: 1,
    req,
  })
  return { ...draft, stateId: docs[0]?.id ?? null }
}
