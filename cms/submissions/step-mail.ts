import type { SubmissionStatus } from '../contract/constants.ts'

/** What a mail about a submission says. */
export interface Progress {
  status: SubmissionStatus
  clinicName: string
  /** Why it was declined. */
  reason?: string | null | undefined
  /** The private page that says how it stands. */
  link: string
  /** The clinic's public page. */
  page?: string | undefined
  /** What the directory is called. */
  site: string
}

/** As much of a name as one line holds. */
const MOST_OF_A_NAME = 80

/**
 * A name as a mail may quote it. Anyone can enter anything into the public form, with somebody
 * else's address: so nothing is left that a mail program would turn into a link.
 */
export const quotedName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} &'’.,()-]/gu, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_OF_A_NAME)

/** Nothing that anyone typed stands in a subject. */
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
      `${clinic} was sent to ${site}, to be listed. Thank you.`,
      'Next, somebody reviews what you sent, usually within 24 hours.',
    ]
  if (status === 'in review')
    return [
      `Somebody is looking at what you sent about ${clinic}.`,
      'Next, we check the address, the telephone number and the services. We may call or write to you.',
    ]
  if (status === 'verified')
    return [
      `We have checked what you sent about ${clinic}.`,
      'Next, it is published, usually within 2-3 business days of your submission.',
    ]
  if (status === 'published')
    return [
      `${clinic} is in the directory, where everybody can find it:`,
      page ?? '',
      'If something changes, tell us on the contact page. Listing is free.',
    ]
  return [
    `We have not added ${clinic} to the directory. The reason:`,
    reason ?? '',
    'If that has changed or is a mistake, write to us on the contact page, and we look again.',
  ]
}

/** The mail that tells an operator of a step. */
export const stepMail = (progress: Progress): { subject: string; text: string } => ({
  subject: SUBJECTS[progress.status],
  text: [
    ...sentences(progress),
    `See where it stands at any time. Keep this link to yourself: whoever has it can look too.\n${progress.link}`,
    'If you did not send a clinic to us, somebody has used your address. You need do nothing.',
  ]
    .filter((part) => part !== '')
    .join('\n\n'),
})
