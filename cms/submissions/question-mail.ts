import type { Payload } from 'payload'
import { localeOf } from '../contract/paths.ts'
import { quotedName } from '../mail/letter/letter.ts'
import type { Writing } from '../mail/send-letter.ts'
import type { ClinicSubmission } from '../payload-types.ts'
import { submissionPath } from './tell-operator.ts'
import { wordsIn } from './words/words-in.ts'

/** The email that asks an operator something, with the private link where they answer. */
export const questionMail = (
  payload: Pick<Payload, 'secret'> & { config: Pick<Payload['config'], 'serverURL'> },
  submission: Pick<ClinicSubmission, 'id' | 'clinicName' | 'locale'>,
  text: string,
): Writing => {
  const locale = localeOf(submission.locale)
  const { quoted, question, questionSubject: subject, end } = wordsIn(locale)
  const link = payload.config.serverURL + submissionPath(submission, payload)
  const clinic = quoted(quotedName(submission.clinicName))
  return { locale, subject, parts: question(clinic, text, link), end: end() }
}
