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
    admin: {
      position: 'sidebar',
      description: { en: 'Shown on the home page.', es: 'Se muestra en la página de inicio.' },
    },
  },
  {
    name: 'verifiedFields',
    type: 'text',
    hasMany: true,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      description: {
        en: 'Fields that a person has set or confirmed. An import leaves them as they are.',
        es: 'Campos que una persona ha escrito o confirmado. Una importación los deja como están.',
      },
      components: {
        Field: '/clinics/panel/verified-fields.tsx#VerifiedFields',
        Diff: '/panel-kit/nothing.tsx#Nothing',
      },
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
    label: { en: 'Source', es: 'Fuente' },
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
          description: {
            en: 'editor, hrsa, sample, or the name given to an import.',
            es: 'editor, hrsa, sample o el nombre que se dio a una importación.',
          },
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
