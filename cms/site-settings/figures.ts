import type { ArrayField } from 'payload'
import { localizedText } from '../documents/fields/localized-text.ts'
import { COUNTED } from './present/counted-texts.ts'

/** Figures that a page states, such as '785+' 'Verified Clinics'. */
export const figures = (name: string, label: string): ArrayField => ({
  name,
  label,
  type: 'array',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'value', type: 'text', required: true },
        localizedText('label', { required: true }),
        {
          name: 'counted',
          label: 'Count for me',
          type: 'select',
          options: Object.entries(COUNTED).map(([value, each]) => ({ value, label: each })),
          admin: {
            placeholder: 'No: show the value as written',
            components: { Description: '/site-settings/panel/true-figure.tsx#TrueFigure' },
          },
        },
      ],
    },
  ],
})
