import type { Locale, SubmissionStatus } from '../contract/constants.ts'
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

/** The most characters of a name that fit on one line. */
const MOST_OF_A_NAME = 80

/**
 * A name as an email may quote it. Anyone can enter anything in the public form, with somebody
 * else's address, so nothing is left that a mail program would turn into a link.
 */
export const quotedName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} &'’.,()-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_OF_A_NAME)

const sentences = ({ status, clinicName, reason, page, site, locale }: Progress): string[] => {
  const words = wordsIn(locale)
  const clinic = words.quoted(quotedName(clinicName))
  if (status === 'received') return words.received(clinic, site)
  if (status === 'in review') return words.inReview(clinic)
  if (status === 'verified') return words.verified(clinic)
  if (status === 'published') return words.published(clinic, page ?? '')
  return words.declined(clinic, reason ?? '')
}

/** The email that tells an operator about a step. */
export const stepMail = (progress: Progress): { subject: string; text: string } => {
  const { subjects, end } = wordsIn(progress.locale)
  return {
    subject: subjects[progress.status],
    text: [...sentences(progress), ...end(progress.link)]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}
