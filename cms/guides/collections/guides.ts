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

/** The guides on qualifying for care, insurance, payment and medicines. */
export const Guides: CollectionConfig = {
  slug: 'guides',
  access: trashedContentAccess,
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', '_status'], group: 'Reading' },
  trash: true,
  versions: { drafts, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [markMany, letDraftsLack],
    beforeValidate: [refuseOvertakenForm(), refuseTakenSlug, keepWaitingDrafts],
    afterChange: [announceChange, lockForm('guides')],
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
