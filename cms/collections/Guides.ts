import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { drafts } from '../fields/drafts.ts'
import { localizedText, localizedTextarea } from '../fields/localized-text.ts'
import { slugField } from '../fields/slug.ts'
import { translationStatus } from '../fields/translation-status.ts'
import { announceChange, announceRemoval } from '../hooks/announce-change.ts'
import { refuseTakenSlug } from '../hooks/refuse-taken-slug.ts'

/** The guides on qualifying for care, insurance, payment and medicines. */
export const Guides: CollectionConfig = {
  slug: 'guides',
  access: contentAccess,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', '_status'], group: 'Reading' },
  trash: true,
  versions: { drafts, maxPerDoc: 50 },
  hooks: {
    beforeValidate: [refuseTakenSlug],
    afterChange: [announceChange],
    afterDelete: [announceRemoval],
  },
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('summary', {
      required: true,
      admin: { description: 'One sentence: what the reader gets.' },
    }),
    { name: 'body', type: 'richText', localized: true },
    slugField('title'),
    translationStatus,
  ],
}
