import { trashedContentAccess } from '../../access/content.ts'
import { withDrafts } from '../../documents/drafts/with-drafts.ts'
import { draftStatus } from '../../documents/fields/draft-status.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'
import { slugField } from '../../documents/fields/slug.ts'
import { announceHooks } from '../../documents/hooks/announce-change.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import { planNextReview, reviewDates } from '../review-dates.ts'
import { localizedRichText } from '../rich-text/localized-rich-text.ts'

/** What the blog lists. */
export const Articles = withDrafts({
  slug: 'articles',
  labels: {
    singular: { en: 'Article', es: 'Artículo' },
    plural: { en: 'Articles', es: 'Artículos' },
  },
  access: trashedContentAccess,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'date', 'featured', 'reviewOn', '_status'],
    group: { en: 'Reading', es: 'Lectura' },
  },
  defaultSort: '-date',
  keptVersions: 50,
  hooks: { ...announceHooks, beforeChange: [planNextReview] },
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('excerpt', { required: true }),
    localizedRichText('body'),
    slugField('title'),
    translationStatus,
    ...reviewDates,
    draftStatus(),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'article-categories',
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'author',
      type: 'text',
      required: true,
      admin: {
        position: 'sidebar',
        description: {
          en: 'A person’s name, or “Editorial team”, which visitors read in their language.',
          es: 'El nombre de una persona, o «Editorial team», que los visitantes leen en su idioma.',
        },
      },
    },
    { name: 'date', type: 'date', required: true, admin: { position: 'sidebar' } },
    localizedText('readTime', { admin: { position: 'sidebar' } }),
    { name: 'image', type: 'upload', relationTo: 'media', admin: { position: 'sidebar' } },
    { name: 'featured', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
  ],
})
