import type { PayloadRequest, ValidationError } from 'payload'
import { lockClinics, updatePublished } from '../../clinics/index.ts'

import { isValidationError } from '../../documents/hooks/name-fields.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { Submission } from './open-submission.ts'
import type { SubmissionClinic } from './review-answer.ts'
import { clinicOf } from './submission-clinic.ts'

const inWords = ({ data }: ValidationError): string =>
  data.errors
    .map(({ path, label, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join(' ')

/** When a person last said that it is right: of what was sent, or of the clinic since. */
const verifiedAt = async (
  req: PayloadRequest,
  { log }: Submission,
  clinic: number,
): Promise<{ lastVerifiedAt: string; isNew: boolean }> => {
  // A call that is just being settled is waited for.
  await lockClinics(req, [clinic])
  const { lastVerifiedAt } = await req.payload.findByID({
    collection: 'clinics',
    id: clinic,
    depth: 0,
    req,
  })
  const verifiedAt =
    log?.findLast(({ step }) => step === 'verified')?.at ?? new Date().toISOString()
  const isNew = !lastVerifiedAt || lastVerifiedAt < verifiedAt
  return { lastVerifiedAt: isNew ? verifiedAt : lastVerifiedAt, isNew }
}

const publishOwn = async (
  req: PayloadRequest,
  submission: Submission,
  { id, unpublished, slug }: SubmissionClinic,
): Promise<void> => {
  const { lastVerifiedAt, isNew } = await verifiedAt(req, submission, id)
  if (unpublished) {
    await req.payload
      .update({
        collection: 'clinics',
        id,
        depth: 0,
        data: { _status: 'published', lastVerifiedAt },
        req,
      })
      .catch((error: unknown) => {
        if (!isValidationError(error)) throw error
        throw new Refusal(
          `The draft lacks something before it can be published. ${inWords(error)} Open it, fill that in, and publish once more.`,
        )
      })
  } else if (slug && isNew) await updatePublished(req, id, { lastVerifiedAt })
}

/**
 * Publishes the clinic that was made of a submission, as its draft stands, verified when the
 * submission was, also where an editor has published it before from its own form. A clinic that
 * the directory had before is an editor's to publish: here it only must be public, with nothing
 * unpublished.
 * @returns the slug of its public page
 */
export const publishClinic = async (
  req: PayloadRequest,
  submission: Submission,
): Promise<string> => {
  const clinic = await clinicOf(req, submission)
  if (!clinic)
    throw new Refusal('Make a draft clinic first, or say which clinic it is the same as.', 409)
  if (clinic.own) await publishOwn(req, submission, clinic)
  else if (clinic.unpublished) {
    throw new Refusal(
      `“${clinic.name}” has changes that are not published. Open it and publish them first.`,
      409,
    )
  }
  const { slug } = (await clinicOf(req, submission)) ?? {}
  if (slug) return slug
  throw new Refusal(`“${clinic.name}” has no public page. Open it and publish it first.`, 409)
}
