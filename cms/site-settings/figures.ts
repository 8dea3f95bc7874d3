import type { ArrayField } from 'payload'
import { localizedText } from '../documents/fields/localized-text.ts'
import { placeholder } from '../documents/mends/select-placeholder.ts'
import type { InEach } from '../panel-kit/say.ts'
import { COUNTED } from './present/counted-texts.ts'

/** Figures that a page states, such as '785+' 'Verified Clinics'. */
export const figures = (name: string, label: InEach): ArrayField => ({
  name,
  label,
  type: 'array',
  labels: {
    singular: { en: 'Figure', es: 'Cifra' },
    plural: { en: 'Figures', es: 'Cifras' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'value', type: 'text', required: true },
        localizedText('label', { required: true }),
        {
          name: 'counted',
          label: { en: 'Count for me', es: 'Contar automáticamente' },
          type: 'select',
          options: Object.entries(COUNTED).map(([value, each]) => ({ value, label: each })),
          admin: {
            placeholder: placeholder({
              en: 'No: show the value as written',
              es: 'No: mostrar el valor como está escrito',
            }),
            components: { Description: '/site-settings/panel/true-figure.tsx#TrueFigure' },
          },
        },
      ],
    },
  ],
})
