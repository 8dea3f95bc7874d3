import type { SubmissionStatus } from '../../contract/constants.ts'

/** What the mails to a clinic's operator say, in one language. */
export interface StepWords {
  /** A subject contains nothing that anyone typed. */
  subjects: Record<SubmissionStatus, string>
  /** In marks: “River Clinic”. */
  quoted: (name: string) => string
  /**
   * Of the paragraphs, those that are empty are left out.
   * @param clinic its name in marks
   */
  received: (clinic: string, site: string) => string[]
  inReview: (clinic: string) => string[]
  verified: (clinic: string) => string[]
  published: (clinic: string, page: string) => string[]
  declined: (clinic: string, reason: string) => string[]
  /** Ends each mail. @param link the private page */
  end: (link: string) => string[]
}
