import type { CollectionConfig } from 'payload'
import { trashedContentAccess } from '../../access/content.ts'
import { drafts } from '../../documents/drafts.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'
import { slugField } from '../../documents/fields/slug.ts'
import { letDraftsLack } from '../../documents/first-save.ts'
import { announceChange, announceRemoval } from '../../documents/hooks/announce-change.ts'
import { keepWaitingDrafts, markMany } from '../../documents/hooks/keep-waiting-drafts.ts'
import { lockForm } from '../../documents/hooks/lock-form.ts'
import { refuseOvertakenForm } from '../../documents/hooks/refuse-overtaken-form.ts'
import { refuseTakenSlug } from '../../documents/hooks/refuse-taken-slug.ts'
import { saved } from '../../documents/saved-by.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import { localizedRichText } from '../rich-text/localized-rich-text.ts'

/** What the blog lists. */
export const Articles: CollectionConfig = {
  slug: 'articles',
  access: trashedContentAccess,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'date', 'featured', '_status'],
    group: 'Reading',
  },
  defaultSort: '-date',
  trash: true,
  versions: { drafts, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [markMany, letDraftsLack],
    beforeValidate: [refuseOvertakenForm(), refuseTakenSlug, keepWaitingDrafts],
    afterChange: [announceChange, lockForm('articles')],
    afterDelete: [announceRemoval],
  },
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('excerpt', { required: true }),
    localizedRichText('body'),
    slugField('title'),
    translationStatus,
    ...saved,
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'article-categories',
      required: true,
      admin: { position: 'sidebar' },
    },
    { name: 'author', type: 'text', required: true, admin: { position: 'sidebar' } },
    { name: 'date', type: 'date', required: true, admin: { position: 'sidebar' } },
    localizedText('readTime', { admin: { position: 'sidebar' } }),
    { name: 'image', type: 'upload', relationTo: 'media', admin: { position: 'sidebar' } },
    { name: 'featured', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
  ],
}
