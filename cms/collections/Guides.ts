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

/** The guides on qualifying for care, insurance, payment and medicines. */
export const Guides: CollectionConfig = {
  slug: 'guides',
  access: trashedContentAccess,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', '_status'], group: 'Reading' },
  trash: true,
  versions: { drafts, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [markMany, letDraftsLack],
    beforeValidate: [refuseOvertakenForm, refuseTakenSlug, spareDrafts],
    afterChange: [announceChange, holdForm('guides')],
    afterDelete: [announceRemoval],
  },
  fields: [
    localizedText('title', { required: true }),
    localizedTextarea('summary', {
      required: true,
      admin: { description: 'One sentence: what the reader gets.' },
    }),
    localizedRichText('body'),
    slugField('title'),
    translationStatus,
    ...saved,
  ],
}
