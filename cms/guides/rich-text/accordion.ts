import type { Block } from 'payload'
import { lineEditor } from './line-editor.ts'

/** Questions whose answers open one by one. */
export const accordion: Block = {
  slug: 'accordion',
  labels: {
    singular: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
    plural: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  },
  fields: [
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      labels: {
        singular: { en: 'Question', es: 'Pregunta' },
        plural: { en: 'Questions', es: 'Preguntas' },
      },
      fields: [
        { name: 'title', label: { en: 'Question', es: 'Pregunta' }, type: 'text', required: true },
        {
          name: 'text',
          label: { en: 'Answer', es: 'Respuesta' },
          type: 'richText',
          editor: lineEditor(),
          required: true,
        },
      ],
    },
  ],
}
