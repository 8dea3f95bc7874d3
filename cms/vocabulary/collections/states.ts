import type { CollectionConfig } from 'payload'
import { directoryAccess } from '../../access/content.ts'
import { MEDICAID_KINDS, type MedicaidKind } from '../../contract/poverty-figures.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'
import { slugField } from '../../documents/fields/slug.ts'
import { announceRemoval } from '../../documents/hooks/announce-change.ts'
import { refuseCountedState, refuseRemoval } from '../../documents/hooks/refuse-removal.ts'
import { refuseTakenSlug } from '../../documents/hooks/refuse-taken-slug.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import type { Refresh } from '../refresh.ts'

const MEDICAID: Record<MedicaidKind, string> = {
  expanded: 'Expanded: all adults up to 138% of the poverty level',
  'poverty-level': 'Not expanded, but most adults up to 100% of the poverty level',
  'not-expanded': 'Not expanded: only some adults, such as parents',
  'own-rules': 'Rules of its own, as in a territory',
  'not-offered': 'Not offered: no Medicaid, CHIP or Marketplace',
}

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
    {
      name: 'medicaid',
      label: 'Medicaid for adults',
      type: 'select',
      options: MEDICAID_KINDS.map((value) => ({ value, label: MEDICAID[value] })),
      admin: { description: 'Used by “What would I pay?”. If it is empty, the page says to ask.' },
    },
    slugField('name'),
    translationStatus,
  ],
})
