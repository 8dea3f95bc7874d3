import type { CollectionConfig, Field } from 'payload'
import { editors } from '../../access/editors.ts'
import { nobody } from '../../access/nobody.ts'
import { FETCHED_SOURCES } from './fetched-sources.ts'

/** How often a file is fetched by its address, with the days between. */
export const SCHEDULES = {
  never: { label: 'Only when somebody presses the button', days: undefined },
  day: { label: 'Every day', days: 1 },
  week: { label: 'Every week', days: 7 },
  month: { label: 'Every month', days: 30 },
} as const
export type Schedule = keyof typeof SCHEDULES

/** What the product notes itself. */
const noted = (field: Field): Field =>
  ({
    ...field,
    access: { create: () => false, update: () => false },
    admin: { ...field.admin, readOnly: true },
  }) as Field

/** Where lists of clinics come from: each with its files, and how often it is looked at. */
export const Sources: CollectionConfig = {
  slug: 'sources',
  // A source is there as soon as a file names it.
  access: { read: editors, create: nobody, update: editors, delete: nobody },
  admin: {
    useAsTitle: 'name',
    group: 'Directory',
    defaultColumns: ['name', 'fetchEvery', 'lookedAt', 'outcome'],
  },
  defaultSort: 'name',
  fields: [
    noted({ name: 'name', type: 'text', required: true, unique: true }),
    {
      name: 'fetchEvery',
      label: 'Fetch its file',
      type: 'select',
      required: true,
      defaultValue: 'never',
      options: Object.entries(SCHEDULES).map(([value, { label }]) => ({ value, label })),
      admin: {
        condition: ({ name }) => FETCHED_SOURCES.includes(String(name)),
        description:
          'A fetched file is compared with the directory. Nothing changes until somebody has reviewed the differences.',
      },
    },
    noted({
      name: 'lookedAt',
      label: 'Last looked for a file',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' }, condition: ({ lookedAt }) => lookedAt },
    }),
    noted({
      name: 'lookedBy',
      label: 'By',
      type: 'relationship',
      relationTo: 'users',
      admin: { condition: ({ lookedBy }) => lookedBy },
    }),
    noted({
      name: 'outcome',
      label: 'What came of it',
      type: 'textarea',
      admin: { condition: ({ outcome }) => outcome },
    }),
    {
      name: 'files',
      type: 'ui',
      admin: { components: { Field: '/imports/panel/sources/source-files.tsx#SourceFiles' } },
    },
  ],
}
