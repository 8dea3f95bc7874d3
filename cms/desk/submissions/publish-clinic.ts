import type { PayloadRequest, ValidationError } from 'payload'
import { isValidationError } from '../../hooks/name-fields.ts'
import { Refusal } from '../../refusal.ts'
import type { Submission } from './open-submission.ts'
import { clinicOf } from './submission-clinic.ts'

const inWords = ({ data }: ValidationError): string =>
  data.errors
    .map(({ path, label, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join(' ')

/** When a person last said that what was sent is right. */
const verifiedAt = ({ log }: Submission): string =>
  log?.findLast(({ step }) => step === 'verified')?.at ?? new Date().toISOString()

/**
 * Publishes the clinic that was made of a submission, as its draft stands, verified when the
 * submission was. A clinic that the directory had before is an editor's to publish: here it only
 * must be public, with nothing unpublished.
 * @returns the slug of its public page
 */
export const publishClinic = async (
  req: PayloadRequest,
  submission: Submission,
): Promise<string> => {
  const clinic = await clinicOf(req, submission)
  if (!clinic)
    throw new Refusal('Make a draft clinic first, or say which clinic it is the same as.', 409)
  if (clinic.own && clinic.unpublished) {
    await req.payload
      .update({
        collection: 'clinics',
        id: clinic.id,
        depth: 0,
        data: { _status: 'published', lastVerifiedAt: verifiedAt(submission) },
        req,
      })
      .catch((error: unknown) => {
        if (!isValidationError(error)) throw error
        throw new Refusal(
          `The draft lacks something before it can be published. ${inWords(error)} Open it, fill that in, and publish once more.`,
        )
      })
  } else if (clinic.unpublished) {
    throw new Refusal(
      `“${clinic.name}” has changes that are not published. Open it and publish them first.`,
      409,
    )
  }
  const { slug } = (await clinicOf(req, submission)) ?? {}
  if (slug) return slug
  throw new Refusal(`“${clinic.name}” has no public page. Open it and publish it first.`, 409)
}
