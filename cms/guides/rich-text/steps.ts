import type { Block } from 'payload'
import { lineEditor } from './line-editor.ts'

/** What to do, one thing after the other. */
export const steps: Block = {
  slug: 'steps',
  labels: {
    singular: { en: 'Numbered steps', es: 'Pasos numerados' },
    plural: { en: 'Numbered steps', es: 'Pasos numerados' },
  },
  fields: [
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 2,
      labels: { singular: { en: 'Step', es: 'Paso' }, plural: { en: 'Steps', es: 'Pasos' } },
      fields: [
        {
          name: 'title',
          label: { en: 'What to do', es: 'Qué hacer' },
          type: 'text',
          required: true,
        },
        { name: 'text', label: { en: 'How', es: 'Cómo' }, type: 'richText', editor: lineEditor() },
      ],
    },
  ],
}
