/**
 * Constants for both sides of the contract. They are kept apart from the schemas so that a phone
 * can load them without the validation library.
 */

/** The radius choices, in miles. */
export const DISTANCES = [10, 25, 50, 100] as const
/** The radius of a search that names none, in miles. */
export const DEFAULT_DISTANCE = 25

/** The languages of the content. Spanish falls back to English, field by field. */
export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** In the order of a week that starts on Monday. */
export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** The steps of a clinic submission, in order; or it was declined. */
export const SUBMISSION_STATUSES = [
  'received',
  'in review',
  'verified',
  'published',
  'declined',
] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** The states of a message. */
export const MESSAGE_STATUSES = ['new', 'read', 'answered', 'spam'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
