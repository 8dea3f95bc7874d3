import type { CollectionConfig, GroupField, NumberField } from 'payload'
import { contentAccess } from '../../access/content.ts'
import { announceHooks } from '../../documents/hooks/announce-change.ts'

const dollars = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 1,
  max: 1_000_000,
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) > 0 && Number(value) <= 1_000_000) ||
    'Enter whole dollars a year, such as 15060.',
})

const region = (name: string, label: string): GroupField => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        dollars('first', 'One person, in dollars a year'),
        dollars('further', 'Each additional person'),
      ],
    },
  ],
})

/** The federal poverty level by year, from which 'What would I pay?' is computed. */
export const PovertyFigures: CollectionConfig = {
  slug: 'poverty-figures',
  labels: { singular: 'Poverty figures of a year', plural: 'Poverty figures' },
  access: contentAccess,
  admin: {
    useAsTitle: 'year',
    defaultColumns: ['year', 'inForceFrom', 'contiguous.first', 'contiguous.further'],
    group: 'Directory',
    description:
      'The government publishes them each January, at aspe.hhs.gov/poverty-guidelines. “What would I pay?” uses the latest ones in force. The guides have tables of their own.',
  },
  defaultSort: '-year',
  hooks: announceHooks,
  fields: [
    {
      name: 'year',
      type: 'number',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 2000 && Number(value) < 2100) ||
        'Enter a year, such as 2025.',
    },
    {
      name: 'inForceFrom',
      label: 'In force from',
      type: 'date',
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
        description:
          'The notice in the Federal Register names the day. Until then the earlier figures are used. If empty, it is January 1.',
        components: { Cell: '/panel-kit/cells/day-cell.tsx#DayCell' },
      },
    },
    region('contiguous', '48 contiguous states and Washington, DC'),
    region('alaska', 'Alaska'),
    region('hawaii', 'Hawaii'),
  ],
}
