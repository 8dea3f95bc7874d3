import type { PayloadRequest, ValidationError } from 'payload'
import { lockClinics, updatePublished } from '../../clinics/index.ts'
import { labelIn } from '../../documents/fields/field-label.ts'
import { isValidationError } from '../../documents/mends/name-fields.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { InEach, PanelLanguage } from '../../panel-kit/say.ts'
import type { Submission } from './open-submission.ts'
import type { SubmissionClinic } from './review-answer.ts'
import { clinicOf } from './submission-clinic.ts'

const inWords = ({ data }: ValidationError, language: PanelLanguage): string =>
  data.errors
    .map(({ path, label, message }) => `${labelIn(label, language) ?? path}: ${message}`)
    .join(' ')

/** When a person last verified what was sent, or the clinic since. */
const verifiedAt = async (
  req: PayloadRequest,
  { log }: Submission,
  clinic: number,
): Promise<{ lastVerifiedAt: string; isNew: boolean }> => {
  // Waits for a call that is being settled right now.
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
        throw new Refusal({
          en: `The draft can’t be published yet. ${inWords(error, 'en')} Open it, fix that, and publish again.`,
          es: `El borrador todavía no se puede publicar. ${inWords(error, 'es')} Ábralo, corrija eso y publique de nuevo.`,
        })
      })
  } else if (slug && isNew) await updatePublished(req, id, { lastVerifiedAt })
}

/**
 * Why the clinic of a submission can’t be published with it. One that was in the directory before is for an
 * editor to publish: it must already be public, without unpublished changes.
 */
export const whyUnpublishable = (clinic: SubmissionClinic | undefined): InEach | undefined => {
  if (!clinic)
    return {
      en: 'Make a draft clinic first, or link the submission to a listed clinic.',
      es: 'Primero cree un borrador de la clínica, o vincule la solicitud a una clínica del directorio.',
    }
  const { name, own, unpublished, slug } = clinic
  if (unpublished && !own)
    return {
      en: `“${name}” has unpublished changes. Open it and publish them first.`,
      es: `«${name}» tiene cambios sin publicar. Ábrala y publíquelos primero.`,
    }
  if (!unpublished && !slug)
    return {
      en: `“${name}” has no public page. Open it and publish it first.`,
      es: `«${name}» no tiene página pública. Ábrala y publíquela primero.`,
    }
  return
}

/**
 * Publishes the current draft of the clinic that was made from a submission. The clinic counts as
 * verified when the submission was, even if an editor has already published it from its own form.
 * @returns the slug of its public page
 */
export const publishClinic = async (
  req: PayloadRequest,
  submission: Submission,
): Promise<string> => {
  const clinic = await clinicOf(req, submission)
  const why = whyUnpublishable(clinic)
  if (why) throw new Refusal(why, 409)
  if (clinic?.own) await publishOwn(req, submission, clinic)
  const slug = (await clinicOf(req, submission))?.slug
  if (!slug) throw new Error(`The clinic of submission ${submission.id} has no public page.`)
  return slug
}
