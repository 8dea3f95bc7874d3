import type { CollectionConfig, Field } from 'payload'
import { editors } from '../../access/editors.ts'
import { nobody } from '../../access/nobody.ts'
import { sayTo } from '../../panel-kit/say.ts'
import { importSentence } from '../present/import-words.ts'
import { FETCHED_SOURCES } from './fetched-sources.ts'

/** How often a file is fetched by its address, with the days between. */
export const SCHEDULES = {
  never: {
    label: {
      en: 'Only when somebody presses the button',
      es: 'Solo cuando alguien oprime el botón',
    },
    days: undefined,
  },
  day: { label: { en: 'Every day', es: 'Cada día' }, days: 1 },
  week: { label: { en: 'Every week', es: 'Cada semana' }, days: 7 },
  month: { label: { en: 'Every month', es: 'Cada mes' }, days: 30 },
} as const
export type Schedule = keyof typeof SCHEDULES

/** What the product notes itself. */
const noted = (field: Field): Field =>
  ({
    ...field,
    access: { create: () => false, update: () => false },
    admin: { ...field.admin, readOnly: true },
  }) as Field

/** Where lists of clinics come from: each with its files, and how often it is looked at. */
export const Sources: CollectionConfig = {
  slug: 'sources',
  labels: { singular: { en: 'Source', es: 'Fuente' }, plural: { en: 'Sources', es: 'Fuentes' } },
  // A source is there as soon as a file names it.
  access: { read: editors, create: nobody, update: editors, delete: nobody },
  admin: {
    useAsTitle: 'name',
    group: { en: 'Directory', es: 'Directorio' },
    defaultColumns: ['name', 'fetchEvery', 'lookedAt', 'outcome'],
  },
  defaultSort: 'name',
  fields: [
    noted({ name: 'name', type: 'text', required: true, unique: true }),
    {
      name: 'fetchEvery',
      label: { en: 'Fetch its file', es: 'Obtener su archivo' },
      type: 'select',
      required: true,
      defaultValue: 'never',
      options: Object.entries(SCHEDULES).map(([value, { label }]) => ({ value, label })),
      admin: {
        condition: ({ name }) => FETCHED_SOURCES.includes(String(name)),
        description: {
          en: 'A fetched file is compared with the directory. Nothing changes until somebody has reviewed the differences.',
          es: 'El archivo obtenido se compara con el directorio. Nada cambia hasta que alguien haya revisado las diferencias.',
        },
      },
    },
    noted({
      name: 'lookedAt',
      label: { en: 'Last looked for a file', es: 'Última búsqueda de un archivo' },
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' }, condition: ({ lookedAt }) => lookedAt },
    }),
    noted({
      name: 'lookedBy',
      label: { en: 'By', es: 'Por' },
      type: 'relationship',
      relationTo: 'users',
      admin: { condition: ({ lookedBy }) => lookedBy },
    }),
    noted({
      name: 'outcome',
      label: { en: 'What came of it', es: 'Resultado' },
      type: 'textarea',
      admin: { condition: ({ outcome }) => outcome },
      hooks: { afterRead: [({ value, req }) => value && sayTo(req)(importSentence(value))] },
    }),
    {
      name: 'files',
      label: { en: 'Files', es: 'Archivos' },
      type: 'ui',
      admin: { components: { Field: '/imports/panel/sources/source-files.tsx#SourceFiles' } },
    },
  ],
}
