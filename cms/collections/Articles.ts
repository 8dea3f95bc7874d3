import type { CollectionConfig } from 'payload'
import { trashedContentAccess } from '../access/content.ts'
import { drafts } from '../fields/drafts.ts'
import { letDraftsLack } from '../fields/first-save.ts'
import { localizedText, localizedTextarea } from '../fields/localized-text.ts'
import { localizedRichText } from '../fields/rich-text/localized-rich-text.ts'
import { saved } from '../fields/saved-by.ts'
import { slugField } from '../fields/slug.ts'
import { translationStatus } from '../fields/translation-status.ts'
import { announceChange, announceRemoval } from '../hooks/announce-change.ts'
import { holdForm } from '../hooks/hold-form.ts'
import { refuseOvertakenForm } from '../hooks/refuse-overtaken-form.ts'
import { refuseTakenSlug } from '../hooks/refuse-taken-slug.ts'
import { markMany, spareDrafts } from '../hooks/spare-drafts.ts'

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
    beforeValidate: [refuseOvertakenForm, refuseTakenSlug, spareDrafts],
    afterChange: [announceChange, holdForm('articles')],
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
