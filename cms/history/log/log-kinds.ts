import type { Payload, SanitizedConfig } from 'payload'
import { VERSIONED } from '../../documents/queries/versions.ts'
import { areChangesRecorded } from '../record/what-is-recorded.ts'

/** A kind of document, as the log is filtered by it. */
export interface LogKind {
  slug: string
  one: string
  many: string
}

type Labelled = SanitizedConfig['collections'][number]['labels']

const plainLabel = (label: Labelled['singular']): string => (typeof label === 'string' ? label : '')

/** All kinds of documents of which the log tells, in the order of the panel. */
export const logKinds = ({ config }: Pick<Payload, 'config'>): LogKind[] => [
  ...config.collections
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .filter(
      (collection) =>
        areChangesRecorded(collection) ||
        [...VERSIONED, 'verifications', 'imports'].some((slug) => slug === collection.slug),
    )
    .map(({ slug, labels }) => ({
      slug,
      one: plainLabel(labels.singular) || slug,
      many: plainLabel(labels.plural) || slug,
    })),
  ...config.globals.map(({ slug, label }) => {
    const own = typeof label === 'string' ? label : slug
    return { slug, one: own, many: own }
  }),
]
