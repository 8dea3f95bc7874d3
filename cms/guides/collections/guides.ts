import { trashedContentAccess } from '../../access/content.ts'
import { withDrafts } from '../../documents/drafts/with-drafts.ts'
import { draftStatus } from '../../documents/fields/draft-status.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'
import { slugField } from '../../documents/fields/slug.ts'
import { announceHooks } from '../../documents/hooks/announce-change.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import { planNextReview, reviewDates } from '../review-dates.ts'
import { localizedRichText } from '../rich-text/localized-rich-text.ts'

/** The guides on qualifying for care, insurance, payment and medicines. */
export const Guides = withDrafts({
  slug: 'guides',
  labels: { singular: { en: 'Guide', es: 'Guía' }, plural: { en: 'Guides', es: 'Guías' } },
  access: trashedContentAccess,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'reviewOn', '_status'],
    group: { en: 'Reading', es: 'Lectura' },
  },
  keptVersions: 50,
  hooks: { ...announceHooks, beforeChange: [planNextReview] },
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('summary', {
      required: true,
      admin: {
        description: {
          en: 'One sentence: what the reader gets.',
          es: 'Una oración: lo que obtiene quien lee.',
        },
      },
    }),
    localizedRichText('body'),
    slugField('title'),
    translationStatus,
    ...reviewDates,
    draftStatus(),
  ],
})
