import type { CollectionConfig } from 'payload'
import { authenticated } from '../../access/authenticated.ts'
import { contentAccess } from '../../access/content.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'

/** Texts that colleagues send again and again, in the language of whoever reads them. */
export const ReadyAnswers: CollectionConfig = {
  slug: 'ready-answers',
  labels: {
    singular: { en: 'Ready answer', es: 'Respuesta preparada' },
    plural: { en: 'Ready answers', es: 'Respuestas preparadas' },
  },
  access: { ...contentAccess, read: authenticated },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'text'],
    listSearchableFields: ['name', 'text'],
    group: { en: 'Inbox', es: 'Bandeja de entrada' },
    description: {
      en: 'Reasons for declining a submission, to begin with. Whoever sends one reads and changes it first.',
      es: 'Por ahora, motivos para rechazar una solicitud. Quien envía una la lee y la cambia primero.',
    },
  },
  defaultSort: 'name',
  fields: [
    localizedText('name', {
      required: true,
      admin: {
        description: {
          en: 'What it says, in a few words. Only colleagues see it.',
          es: 'Lo que dice, en pocas palabras. Solo lo ve el equipo.',
        },
      },
    }),
    {
      name: 'use',
      type: 'select',
      required: true,
      defaultValue: 'decline',
      options: [
        { value: 'reply', label: { en: 'To answer a message', es: 'Para responder un mensaje' } },
        {
          value: 'question',
          label: { en: 'To ask about a submission', es: 'Para preguntar por una solicitud' },
        },
        {
          value: 'decline',
          label: { en: 'To decline a submission', es: 'Para rechazar una solicitud' },
        },
      ],
      // The others are for letters that the panel doesn't write yet.
      admin: { hidden: true },
    },
    localizedTextarea('text', {
      required: true,
      admin: {
        description: {
          en: '{name} stands for the name of the person, {clinic} for that of the clinic that was sent.',
          es: '{name} representa el nombre de la persona y {clinic} el de la clínica que se envió.',
        },
      },
    }),
  ],
}
