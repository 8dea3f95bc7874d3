import type { Payload } from 'payload'
import type { SubmissionStatus } from '../contract/constants.ts'
import { localeOf, pathsFor } from '../contract/paths.ts'
import { partsAsText } from '../mail/letter/as-text.ts'
import type { Outcome } from '../mail/outcome.ts'
import { keepLetter, settleLetter } from '../mail/queries/letters.ts'
import { readLetter, sendsMail } from '../mail/send-letter.ts'
import { sendToVisitor } from '../mail/send-to-visitor.ts'
import type { ClinicSubmission } from '../payload-types.ts'
import { submissionToken } from './private-link.ts'
import { stepMail } from './step-mail.ts'

interface Telling {
  submission: Pick<
    ClinicSubmission,
    'id' | 'clinicName' | 'contactEmail' | 'status' | 'declineReason' | 'locale'
  >
  /** The site's public origin. */
  publicUrl: string
  /** Slug of the clinic that was published. */
  slug?: string | undefined
  /** Id of the colleague who took the step. */
  by?: number | undefined
  /** Id of the letter that is sent again. */
  letter?: number | undefined
}

/** The path of the page where the operator sees the progress of a submission, in their language. */
export const submissionPath = (
  { id, locale }: Pick<ClinicSubmission, 'id' | 'locale'>,
  { secret }: Pick<Payload, 'secret'>,
): string => pathsFor(localeOf(locale)).submission(submissionToken(id, secret))

/** Emails the operator what became of a submission, in their language, and keeps what was sent. */
export const tellOperator = async (
  payload: Payload,
  { submission, publicUrl, slug, by, letter }: Telling,
): Promise<Outcome> => {
  if (!sendsMail(payload)) return 'not set up'
  const { id, clinicName, contactEmail, declineReason } = submission
  const locale = localeOf(submission.locale)
  const write = (site: string) =>
    stepMail({
      status: submission.status as SubmissionStatus,
      clinicName,
      reason: declineReason,
      link: publicUrl + submissionPath(submission, payload),
      page: slug && publicUrl + pathsFor(locale).clinic(slug),
      site,
      locale,
    })
  const delivery = await sendToVisitor(payload, locale, {
    to: contactEmail,
    write,
    trouble: `The email about submission ${id} could not be sent`,
  })
  if (letter !== undefined) {
    await settleLetter({ payload }, letter, delivery)
    return delivery.outcome
  }
  const { subject, parts } = await readLetter(payload, locale, write)
  // Without the private link, which is stored nowhere.
  const written = { kind: 'step', locale, subject, text: partsAsText(parts), by } as const
  await keepLetter({ payload }, { submission: id }, { ...written, ...delivery })
  return delivery.outcome
}
