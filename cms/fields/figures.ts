import type { ArrayField } from 'payload'
import { localizedText } from './localized-text.ts'

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
      ],
    },
  ],
})
