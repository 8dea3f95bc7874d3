import type { Payload } from 'payload'
import { labelIn } from '../../documents/fields/field-label.ts'
import { VERSIONED } from '../../documents/queries/versions.ts'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import { areChangesRecorded } from '../record/what-is-recorded.ts'

/** A kind of document, as the log is filtered by it. */
export interface LogKind {
  slug: string
  one: string
  many: string
}

/** All kinds of documents of which the log tells, in the order of the panel. */
export const logKinds = (
  { config }: Pick<Payload, 'config'>,
  language: PanelLanguage,
): LogKind[] => [
  ...config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .filter(
      (collection) =>
        areChangesRecorded(collection) ||
        [...VERSIONED, 'verifications', 'imports'].some((slug) => slug === collection.slug),
    )
    .map(({ slug, labels }) => ({
      slug,
      one: labelIn(labels.singular, language) ?? slug,
      many: labelIn(labels.plural, language) ?? slug,
    })),
  ...config.globals.map(({ slug, label }) => {
    const own = labelIn(label, language) ?? slug
    return { slug, one: own, many: own }
  }),
]
