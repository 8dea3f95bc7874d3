import type { Payload } from 'payload'
import type { SubmissionStatus } from '../contract/constants.ts'
import { clinicFields, faultIn } from '../contract/form-fields.ts'
import { pathsFor } from '../contract/paths.ts'
import { PRINTED } from '../mail/mail.ts'
import type { ClinicSubmission } from '../payload-types.ts'
import { submissionToken } from './private-link.ts'
import { stepMail } from './step-mail.ts'

const paths = pathsFor('en')

/** Whether a mail went out. */
export type Told = 'sent' | 'failed' | 'not set up'

interface Telling {
  submission: Pick<
    ClinicSubmission,
    'id' | 'clinicName' | 'contactEmail' | 'status' | 'declineReason'
  >
  /** Origin under which the site is reached. */
  publicUrl: string
  /** Slug of the clinic that was published. */
  slug?: string | undefined
}

/** What went wrong, without the address: mail hosts quote it in what they say. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : 'no code'

/** The address where the operator sees how a submission stands. */
export const submissionPath = (id: number, { secret }: Pick<Payload, 'secret'>): string =>
  paths.submission(submissionToken(id, secret))

/** Writes to the operator what has become of a submission, where mail is set up. */
export const tellOperator = async (
  payload: Payload,
  { submission, publicUrl, slug }: Telling,
): Promise<Told> => {
  if (payload.email.name === PRINTED) return 'not set up'
  const { id, clinicName, contactEmail, declineReason } = submission
  if (faultIn(clinicFields.contactEmail, contactEmail)) return 'failed'
  try {
    const { tagline } = await payload.findGlobal({ slug: 'site-settings' })
    const mail = stepMail({
      status: submission.status as SubmissionStatus,
      clinicName,
      reason: declineReason,
      link: publicUrl + submissionPath(id, payload),
      page: slug && publicUrl + paths.clinic(slug),
      site: tagline,
    })
    const headers = { 'Auto-Submitted': 'auto-generated' }
    // As an object, the address is not looked through for more of them.
    await payload.sendEmail({ to: { name: '', address: contactEmail }, headers, ...mail })
    return 'sent'
  } catch (error) {
    payload.logger.error(`The mail about submission ${id} could not be sent (${codeOf(error)})`)
    return 'failed'
  }
}
