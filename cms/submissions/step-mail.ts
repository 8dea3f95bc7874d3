import type { SubmissionStatus } from '../contract/constants.ts'

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

/** A subject contains nothing that anyone typed. */
const SUBJECTS: Record<SubmissionStatus, string> = {
  received: 'We have received your clinic',
  'in review': 'Your clinic is being reviewed',
  verified: 'Your clinic is verified',
  published: 'Your clinic is in the directory',
  declined: 'Your clinic was not added to the directory',
}

const sentences = ({ status, clinicName, reason, page, site }: Progress): string[] => {
  const clinic = `“${quotedName(clinicName)}”`
  if (status === 'received')
    return [
      `${clinic} was sent to ${site} for listing. Thank you.`,
      'Next, we review what you sent, usually within 24 hours.',
    ]
  if (status === 'in review')
    return [
      `We are reviewing what you sent about ${clinic}.`,
      'Next, we check the address, the phone number and the services. We may call or write to you.',
    ]
  if (status === 'verified')
    return [
      `We have checked what you sent about ${clinic}.`,
      'Next, we publish it, usually within 2-3 business days of your submission.',
    ]
  if (status === 'published')
    return [
      `${clinic} is in the directory, where everyone can find it:`,
      page ?? '',
      'If something changes, tell us on the contact page. Listing is free.',
    ]
  return [
    `We have not added ${clinic} to the directory. The reason:`,
    reason ?? '',
    'If that has changed or is a mistake, write to us on the contact page, and we will look again.',
  ]
}

/** The email that tells an operator about a step. */
export const stepMail = (progress: Progress): { subject: string; text: string } => ({
  subject: SUBJECTS[progress.status],
  text: [
    ...sentences(progress),
    `Check its progress at any time. Keep this link to yourself: anyone who has it can see the progress too.\n${progress.link}`,
    'If you did not send us a clinic, somebody else used your address. You don’t need to do anything.',
  ]
    .filter((part) => part !== '')
    .join('\n\n'),
})
