import type { Block } from 'payload'
import { lineEditor } from './line-editor.ts'

/** What to do, one thing after the other. */
export const steps: Block = {
  slug: 'steps',
  labels: { singular: 'Numbered steps', plural: 'Numbered steps' },
  fields: [
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 2,
      labels: { singular: 'Step', plural: 'Steps' },
      fields: [
        { name: 'title', label: 'What to do', type: 'text', required: true },
        { name: 'text', label: 'How', type: 'richText', editor: lineEditor() },
      ],
    },
  ],
}
