/** The least time that a form shows that it is sending, in milliseconds: long enough to be read. */
export const LEAST_MS = {
  /** The specification's two. */
  contactMessage: 1_000,
  clinicSubmission: 1_500,
  newsletterSignup: 1_000,
  answer: 500,
  correction: 500,
  staffLink: 500,
  ownListing: 500,
} as const
