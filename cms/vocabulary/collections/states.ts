import type { CollectionConfig } from 'payload'
import { directoryAccess } from '../../access/content.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'
import { slugField } from '../../documents/fields/slug.ts'
import { announceRemoval } from '../../documents/hooks/announce-change.ts'
import { refuseCountedState, refuseRemoval } from '../../documents/hooks/refuse-removal.ts'
import { refuseTakenSlug } from '../../documents/hooks/refuse-taken-slug.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import type { Refresh } from '../refresh.ts'

/** Jurisdictions: states, the District of Columbia, territories, freely associated states. */
export const states = (refresh: Refresh): CollectionConfig => ({
  slug: 'states',
  access: directoryAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'abbreviation', 'slug'],
    group: 'Directory',
  },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [refuseTakenSlug],
    afterChange: [refresh],
    beforeDelete: [refuseRemoval('state'), refuseCountedState],
    afterDelete: [announceRemoval],
  },
  fields: [
    localizedText('name', { required: true }),
    {
      name: 'abbreviation',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        /^[A-Z]{2}$/.test(String(value)) ||
        'Enter the two-letter postal abbreviation in capitals, such as CA.',
    },
    localizedTextarea('description'),
    slugField('name'),
    translationStatus,
  ],
})
