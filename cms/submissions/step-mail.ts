import type { Locale, SubmissionStatus } from '../contract/constants.ts'
import { type Part, quotedName } from '../mail/letter/letter.ts'
import type { Writing } from '../mail/send-letter.ts'
import { wordsIn } from './words/words-in.ts'

/** What a mail about a submission says. */
export interface Progress {
  status: SubmissionStatus
  clinicName: string
  /** Why it was declined. */
  reason?: string | null | undefined
  /** The private page that shows its progress. */
  link: string
  /** The clinic's public page. */
  page?: string | undefined
  /** The name of the directory. */
  site: string
  /** What the operator reads. */
  locale: Locale
}

const sentences = ({ status, clinicName, reason, page, site, locale }: Progress): Part[] => {
  const words = wordsIn(locale)
  const clinic = words.quoted(quotedName(clinicName))
  if (status === 'received') return words.received(clinic, site)
  if (status === 'in review') return words.inReview(clinic)
  if (status === 'verified') return words.verified(clinic)
  if (status === 'published') return words.published(clinic, page ?? '')
  return words.declined(clinic, reason ?? '')
}

/** A clinic may have no page any more, and an old submission no reason. */
const isFilled = (part: Part): boolean =>
  typeof part === 'string' || ('quote' in part ? part.quote : part.href) !== ''

/** The email that tells an operator about a step. */
export const stepMail = (progress: Progress): Writing => {
  const { locale, status, link } = progress
  const { subjects, end } = wordsIn(locale)
  return {
    locale,
    subject: subjects[status],
    parts: sentences(progress).filter(isFilled),
    end: end(link),
  }
}
