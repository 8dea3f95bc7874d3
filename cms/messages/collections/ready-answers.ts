import type { CollectionConfig } from 'payload'
import { authenticated } from '../../access/authenticated.ts'
import { contentAccess } from '../../access/content.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'

/** Texts that colleagues send again and again, in the language of whoever reads them. */
export const ReadyAnswers: CollectionConfig = {
  slug: 'ready-answers',
  labels: { singular: 'Ready answer', plural: 'Ready answers' },
  access: { ...contentAccess, read: authenticated },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'text'],
    listSearchableFields: ['name', 'text'],
    group: 'Inbox',
    description:
      'Reasons for declining a submission, to begin with. Whoever sends one reads and changes it first.',
  },
  defaultSort: 'name',
  fields: [
    localizedText('name', {
      required: true,
      admin: { description: 'What it says, in a few words. Only colleagues see it.' },
    }),
    {
      name: 'use',
      type: 'select',
      required: true,
      defaultValue: 'decline',
      options: [
        { value: 'reply', label: 'To answer a message' },
        { value: 'question', label: 'To ask about a submission' },
        { value: 'decline', label: 'To decline a submission' },
      ],
      // The others are for letters that the panel doesn't write yet.
      admin: { hidden: true },
    },
    localizedTextarea('text', {
      required: true,
      admin: {
        description:
          '{name} stands for the name of the person, {clinic} for that of the clinic that was sent.',
      },
    }),
  ],
}
