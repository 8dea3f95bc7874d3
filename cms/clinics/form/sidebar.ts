import type { Field } from 'payload'
import { slugField } from '../../documents/fields/slug.ts'
import { factDatesField } from './fact-dates-field.ts'

/** What other capabilities show beside the form. */
export type Beside = 'translation' | 'verification' | 'staff'

/** Where a clinic’s facts come from, and how far they can be trusted. */
export const clinicSidebar = ({
  translation,
  verification,
  staff,
}: Record<Beside, Field>): Field[] => [
  {
    name: 'likelyDuplicates',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/clinics/panel/duplicates.tsx#Duplicates' },
    },
  },
  slugField('name', 'city', 'address'),
  translation,
  verification,
  staff,
  {
    name: 'featured',
    type: 'checkbox',
    defaultValue: false,
    admin: { position: 'sidebar', description: 'Shown on the home page.' },
  },
  {
    name: 'verifiedFields',
    type: 'text',
    hasMany: true,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      description: 'Fields that a person has set or confirmed. An import leaves them as they are.',
      components: { Field: '/clinics/panel/verified-fields.tsx#VerifiedFields' },
    },
  },
  factDatesField,
  {
    // Answers to what the form asked: see ask-about-slips.ts.
    name: 'confirmed',
    type: 'text',
    hasMany: true,
    admin: {
      hidden: true,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
  },
  {
    type: 'collapsible',
    label: 'Source',
    admin: { position: 'sidebar', initCollapsed: true },
    fields: [
      {
        name: 'source',
        type: 'text',
        required: true,
        defaultValue: 'editor',
        index: true,
        admin: {
          disableBulkEdit: true,
          description: 'editor, hrsa, sample, or the name given to an import.',
        },
      },
      {
        name: 'sourceId',
        type: 'text',
        index: true,
        admin: { disableBulkEdit: true },
      },
    ],
  },
]
