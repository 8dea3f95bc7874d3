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
    defaultColumns: ['name', 'use', 'text'],
    listSearchableFields: ['name', 'text'],
    group: { en: 'Inbox', es: 'Bandeja de entrada' },
    description: {
      en: 'Texts to begin an answer, a question or a reason for declining with. Whoever sends one reads and changes it first.',
      es: 'Textos para empezar una respuesta, una pregunta o un motivo de rechazo. Quien lo envía lo lee y lo cambia antes.',
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
      label: { en: 'What it is for', es: 'Para qué es' },
      options: [
        {
          value: 'reply',
          label: { en: 'To answer a message', es: 'Para responder a un mensaje' },
        },
        {
          value: 'question',
          label: { en: 'To ask about a submission', es: 'Para preguntar sobre una solicitud' },
        },
        {
          value: 'decline',
          label: { en: 'To decline a submission', es: 'Para rechazar una solicitud' },
        },
      ],
    },
    localizedTextarea('text', {
      required: true,
      admin: {
        description: {
          en: '{name} stands for the name of the person, {clinic} for that of the clinic, {link} for the address of its page.',
          es: '{name} es el nombre de la persona, {clinic} el de la clínica, {link} la dirección de su página.',
        },
      },
    }),
  ],
}
