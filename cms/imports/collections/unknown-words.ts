import type { CollectionConfig } from 'payload'
import { editors } from '../../access/editors.ts'
import { nobody } from '../../access/nobody.ts'
import { statusField } from '../../documents/fields/status.ts'

/** 'means' an entry that there is, is an 'entry' itself, or is 'ignored' for good. */
export const WORD_STATES = ['open', 'means', 'entry', 'ignored'] as const

/** Words of files and clinics that no vocabulary has, and what people have said about them. */
export const UnknownWords: CollectionConfig = {
  slug: 'unknown-words',
  labels: {
    singular: { en: 'Word we don’t know', es: 'Palabra que no conocemos' },
    plural: { en: 'Words we don’t know', es: 'Palabras que no conocemos' },
  },
  // People decide on the page, so that what they say reaches listings and files at once.
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'word',
    group: { en: 'Directory', es: 'Directorio' },
    components: {
      views: { list: { Component: '/imports/panel/words/words-view.tsx#WordsView' } },
    },
  },
  defaultSort: '-count',
  indexes: [{ fields: ['fact', 'key'], unique: true }],
  fields: [
    { name: 'word', type: 'text', required: true },
    { name: 'fact', type: 'text', required: true },
    // As words are compared.
    { name: 'key', type: 'text', required: true, hidden: true },
    statusField(WORD_STATES),
    { name: 'means', type: 'text' },
    { name: 'spanish', type: 'text' },
    { name: 'guess', type: 'text' },
    { name: 'certainty', type: 'text' },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
    { name: 'sources', type: 'text' },
    { name: 'example', type: 'text' },
    { name: 'exampleClinic', type: 'number' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
  ],
}
