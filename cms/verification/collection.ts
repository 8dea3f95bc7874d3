import type { CollectionConfig } from 'payload'
import { admins } from '../access/admins.ts'
import { authenticated } from '../access/authenticated.ts'
import { nobody, nobodyOnField } from '../access/nobody.ts'
import { shownElsewhere, uiField } from '../documents/fields/ui-field.ts'
import { VERIFICATION_OUTCOMES } from './outcomes.ts'

/** The outcome of each attempt to verify a clinic. Only the queue writes them. */
export const Verifications: CollectionConfig = {
  slug: 'verifications',
  labels: {
    singular: { en: 'Verification', es: 'Verificación' },
    plural: { en: 'Verifications', es: 'Verificaciones' },
  },
  access: { read: authenticated, create: nobody, update: nobody, delete: admins },
  admin: {
    useAsTitle: 'clinicName',
    defaultColumns: ['clinic', 'outcome', 'by', 'createdAt', 'note', 'askAgainOn'],
    group: { en: 'Directory', es: 'Directorio' },
  },
  defaultSort: '-createdAt',
  fields: [
    uiField('record', '/verification/panel/call-record.tsx#CallRecord'),
    { name: 'clinic', type: 'relationship', relationTo: 'clinics', required: true, index: true },
    {
      name: 'clinicName',
      type: 'text',
      virtual: 'clinic.name',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    ...shownElsewhere([
      {
        name: 'outcome',
        type: 'text',
        required: true,
        index: true,
        validate: (value: unknown) =>
          VERIFICATION_OUTCOMES.some((outcome) => outcome === value) ||
          `Enter one of: ${VERIFICATION_OUTCOMES.join(', ')}.`,
        admin: { components: { Cell: '/panel-kit/status/words-cell.tsx#WordsCell' } },
      },
    ]),
    { name: 'by', type: 'relationship', relationTo: 'users', index: true },
    { name: 'note', type: 'textarea' },
    { name: 'askAgainOn', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    {
      // What an undo restores. JSON text, because a JSON field loads its editor from another host.
      name: 'undo',
      type: 'textarea',
      hidden: true,
      access: { read: nobodyOnField },
    },
    {
      name: 'undoneAt',
      label: { en: 'Undone', es: 'Deshecha' },
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users' },
    ...shownElsewhere([
      {
        name: 'changes',
        type: 'array',
        labels: {
          singular: { en: 'Change', es: 'Cambio' },
          plural: { en: 'Changes', es: 'Cambios' },
        },
        fields: [
          { name: 'field', type: 'text', required: true },
          { name: 'before', type: 'textarea' },
          { name: 'after', type: 'textarea' },
        ],
      },
    ]),
  ],
}
