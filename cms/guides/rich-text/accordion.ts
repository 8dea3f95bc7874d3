import type { Block } from 'payload'
import { lineEditor } from './line-editor.ts'

/** Questions whose answers open one by one. */
export const accordion: Block = {
  slug: 'accordion',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      labels: { singular: 'Question', plural: 'Questions' },
      fields: [
        { name: 'title', label: 'Question', type: 'text', required: true },
        { name: 'text', label: 'Answer', type: 'richText', editor: lineEditor(), required: true },
      ],
    },
  ],
}
