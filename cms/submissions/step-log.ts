import type { ArrayField } from 'payload'
import { nobodyOnField } from '../access/nobody.ts'

/** Who took which step and when; written by the steps themselves. */
export const stepLog: ArrayField = {
  name: 'log',
  type: 'array',
  labels: { singular: { en: 'Step', es: 'Paso' }, plural: { en: 'Steps', es: 'Pasos' } },
  access: { create: nobodyOnField, update: nobodyOnField },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'step', type: 'text', required: true },
        { name: 'at', type: 'date', required: true },
        { name: 'by', type: 'relationship', relationTo: 'users' },
      ],
    },
    { name: 'note', type: 'textarea' },
  ],
}
