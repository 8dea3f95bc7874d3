import type { FlattenedField } from 'payload'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { type DescribedField, describedFields } from '../describe/described-field.ts'

/** They say themselves who did what, and when. */
const TOLD_ELSEWHERE = ['verifications', 'imports', 'bulk-changes', 'comments']

/**
 * The only fields that are recorded, where the rest is what visitors wrote, somebody's private data, or what
 * the product itself notes.
 */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  users: ['name', 'email', 'role', 'language', 'deactivatedAt'],
  sources: ['fetchEvery'],
  'unknown-words': ['status', 'means', 'spanish'],
  'clinic-submissions': ['status'],
  'contact-messages': ['status'],
  corrections: ['status'],
  'newsletter-signups': ['status'],
}

/** What visitors sent has no title that could be kept. */
const UNNAMED = ['clinic-submissions', 'contact-messages', 'corrections', 'newsletter-signups']

interface Recorded {
  slug: string
  versions?: unknown
}

export const isNamed = ({ slug }: Pick<Recorded, 'slug'>): boolean => !UNNAMED.includes(slug)

/** Whether it is recorded that a document was deleted for good. */
export const areDeletionsRecorded = ({ slug }: Pick<Recorded, 'slug'>): boolean =>
  !TOLD_ELSEWHERE.includes(slug)

/** Whether changes are recorded: where there are versions, these tell. */
export const areChangesRecorded = (collection: Recorded): boolean =>
  areDeletionsRecorded(collection) && !collection.versions

/** Whether a document's form has its history beside it. */
export const hasHistoryTab = (collection: Recorded): boolean =>
  areChangesRecorded(collection) && isNamed(collection) && collection.slug !== 'unknown-words'

/** No field holds a password; that there is a new one is noted. */
const password = (language: PanelLanguage): DescribedField => ({
  name: 'password',
  label: sayIn(language)({ en: 'Password', es: 'Contraseña' }),
  kind: 'silent',
  localized: false,
  language,
})

/** Kept in a table of its own; see record-second-factor.ts. */
const secondFactor = (language: PanelLanguage): DescribedField => ({
  name: 'secondFactor',
  label: sayIn(language)({ en: 'Second factor', es: 'Segundo factor' }),
  kind: 'flag',
  localized: false,
  language,
})

/** Whether it holds a text of one language, in itself or in a row of it. */
const holdsLanguage = ({ localized, fields = [] }: DescribedField): boolean =>
  localized || fields.some(holdsLanguage)

const inOneLanguage = ({ fields, ...field }: DescribedField): DescribedField => ({
  ...field,
  localized: false,
  ...(fields && { fields: fields.map(inOneLanguage) }),
})

/** The fields that are recorded of a collection or global. What holds a language holds it as a whole. */
export const recordedFields = (
  { slug, flattenedFields }: Pick<Recorded, 'slug'> & { flattenedFields: FlattenedField[] },
  language: PanelLanguage = 'en',
): DescribedField[] => {
  const only = ONLY[slug]
  const fields = describedFields(flattenedFields, slug, language)
    .filter(({ name }) => !only || only.includes(name))
    .map((field) => ({ ...inOneLanguage(field), localized: holdsLanguage(field) }))
  return slug === 'users' ? [...fields, password(language), secondFactor(language)] : fields
}
