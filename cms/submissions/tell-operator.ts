import type { Payload } from 'payload'
import { clinicFields } from '../contract/clinic-form-fields.ts'
import type { SubmissionStatus } from '../contract/constants.ts'
import { faultIn } from '../contract/form-fields.ts'
import { localeOf, pathsFor } from '../contract/paths.ts'
import { NO_MAIL } from '../mail/mail.ts'
import type { ClinicSubmission } from '../payload-types.ts'
import { submissionToken } from './private-link.ts'
import { stepMail } from './step-mail.ts'

/** Whether an email went out. */
export type Told = 'sent' | 'failed' | 'not set up'

interface Telling {
  submission: Pick<
    ClinicSubmission,
    'id' | 'clinicName' | 'contactEmail' | 'status' | 'declineReason' | 'locale'
  >
  /** The site's public origin. */
  publicUrl: string
  /** Slug of the clinic that was published. */
  slug?: string | undefined
}

/** The error's code only: mail hosts quote the address in their messages. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error && 'code' in error ? String(error.code) : 'no code'

/** The path of the page where the operator sees the progress of a submission, in their language. */
export const submissionPath = (
  { id, locale }: Pick<ClinicSubmission, 'id' | 'locale'>,
  { secret }: Pick<Payload, 'secret'>,
): string => pathsFor(localeOf(locale)).submission(submissionToken(id, secret))

/** Emails the operator what became of a submission, in their language, if mail is set up. */
export const tellOperator = async (
  payload: Payload,
  { submission, publicUrl, slug }: Telling,
): Promise<Told> => {
  if (payload.email.name === NO_MAIL) return 'not set up'
  const { id, clinicName, contactEmail, declineReason } = submission
  if (faultIn(clinicFields.contactEmail, contactEmail)) return 'failed'
  try {
    const locale = localeOf(submission.locale)
    const { tagline } = await payload.findGlobal({
      slug: 'site-settings',
      locale,
      fallbackLocale: 'en',
    })
    const mail = stepMail({
      status: submission.status as SubmissionStatus,
      clinicName,
      reason: declineReason,
      link: publicUrl + submissionPath(submission, payload),
      page: slug && publicUrl + pathsFor(locale).clinic(slug),
      site: tagline,
      locale,
    })
    const headers = { 'Auto-Submitted': 'auto-generated' }
    // As an object, so that the address isn't parsed for further addresses.
    await payload.sendEmail({ to: { name: '', address: contactEmail }, headers, ...mail })
    return 'sent'
  } catch (error) {
    payload.logger.error(`The email about submission ${id} could not be sent (${codeOf(error)})`)
    return 'failed'
  }
}
