import type { SubmissionStatus } from '../../contract/constants.ts'
import type { Part } from '../../mail/letter/letter.ts'

/** What the mails to a clinic's operator say, in one language. */
export interface StepWords {
  /** A subject contains nothing that anyone typed. */
  subjects: Record<SubmissionStatus, string>
  /** In marks: “River Clinic”. */
  quoted: (name: string) => string
  /** @param clinic its name in marks */
  received: (clinic: string, site: string) => Part[]
  inReview: (clinic: string) => Part[]
  verified: (clinic: string) => Part[]
  published: (clinic: string, page: string) => Part[]
  declined: (clinic: string, reason: string) => Part[]
  questionSubject: string
  /** @param asked what a colleague has typed @param link the private page, where it is answered */
  question: (clinic: string, asked: string, link: string) => Part[]
  /** Ends each mail. @param link the private page, unless the mail has it already */
  end: (link?: string) => Part[]
}
