/**
 * What both sides of the contract count by. It stands apart from the schemas so that a phone can
 * have it without the library that validates.
 */

/** The radius choices, in miles. */
export const DISTANCES = [10, 25, 50, 100] as const
/** The radius of a search that names none, in miles. */
export const DEFAULT_DISTANCE = 25

/** The languages that content is kept in. Spanish falls back to English, field by field. */
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

/** How far a clinic that asks to be listed has come, in order; or it was declined. */
export const SUBMISSION_STATUSES = [
  'received',
  'in review',
  'verified',
  'published',
  'declined',
] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** How far a message has come. */
export const MESSAGE_STATUSES = ['new', 'read', 'answered', 'spam'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
