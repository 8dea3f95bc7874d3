/**
 * Constants for both sides of the contract. They are kept apart from the schemas so that a phone
 * can load them without the validation library.
 */

/** The radius choices, in miles. */
export const DISTANCES = [10, 25, 50, 100] as const
/** The radius of a search that names none, in miles. */
export const DEFAULT_DISTANCE = 25

/**
 * The languages of pages and content: what each calls itself, and which way its lines run. What is not
 * translated is in English, field by field.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
} as const

export type Locale = keyof typeof LANGUAGES
export const LOCALES = Object.keys(LANGUAGES) as Locale[]

/** One value for each language. */
export const perLocale = <Value>(inLanguage: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(locale)])) as Record<Locale, Value>

/** The longest notice that visitors read of a clinic, in UTF-16 units. */
export const MOST_NOTICE = 300

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

/** How people come in at some hours: only by appointment, after a call, or without an appointment. */
export const HOURS_ACCESS = ['appointment', 'call', 'walkIn'] as const
/** In which weeks some hours hold: of a month, every other one, or nobody knows which. */
export const HOURS_WEEKS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'last',
  'alternate',
  'some',
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

/** What somebody can say is wrong with a clinic, in the order of the form. */
export const CORRECTION_TOPICS = [
  'phone',
  'address',
  'hours',
  'cost',
  'services',
  'patients',
  'papers',
  'closed',
  'moved',
  'other',
] as const
export type CorrectionTopic = (typeof CORRECTION_TOPICS)[number]

/** A correction that somebody suggested: open, or what the editors found. */
export const CORRECTION_STATUSES = ['open', 'corrected', 'was right', 'spam'] as const
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number]

/** Where a fact about a clinic comes from: an editor, a call, an import, or the clinic itself. */
export const FACT_SOURCES = ['editor', 'call', 'import', 'clinic'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

/** Orders of a search beside the usual one, which is nearest first, or by name. */
export const SORT_CHOICES = ['open'] as const
export type SortChoice = (typeof SORT_CHOICES)[number]

/** When a clinic has to be open: now, after 6 PM on a workday, on a Saturday or Sunday. */
export const OPEN_CHOICES = ['now', 'late', 'weekend'] as const
export type OpenChoice = (typeof OPEN_CHOICES)[number]

/** The same as a filter, and the clinics that say no hours, or say them only in words. */
export const OPEN_FILTERS = [...OPEN_CHOICES, 'unknown'] as const
export type OpenFilter = (typeof OPEN_FILTERS)[number]

/** How the clinics of a state or category are ordered: by name, or by town and then by name. */
export const LIST_SORTS = ['name', 'town'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** The formats of a stretch of text, in the order of the editor's bits. */
export const TEXT_MARKS = [
  'bold',
  'italic',
  'strikethrough',
  'underline',
  'code',
  'subscript',
  'superscript',
] as const

/** Pages that a text can link to by kind and slug; the reader's app writes the address. */
export const LINKED_PAGES = ['clinics', 'states', 'categories', 'guides', 'articles'] as const

/** What a call-out is for. */
export const CALL_OUT_TONES = ['note', 'tip', 'warning'] as const

/** Characters of a location text. Longer ones are never a place. */
export const MAX_LOCATION_LENGTH = 200

/** Up to here a total is exact. More take long to count: one more stands for them. */
export const MOST_COUNTED = 10_000
