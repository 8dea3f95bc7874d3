import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors.ts'
import { nobody } from '../access/nobody.ts'
import { shownElsewhere, uiField } from '../documents/fields/ui-field.ts'
import { panelLanguage } from '../panel-kit/say.ts'
import { titleWords } from './present/log-words.ts'

/** The log of changes of many documents at once. Their documents are in a table of our own. */
export const BulkChanges: CollectionConfig = {
  slug: 'bulk-changes',
  labels: {
    singular: { en: 'Change of many', es: 'Cambio de varios' },
    plural: { en: 'Changes of many', es: 'Cambios de varios' },
  },
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'by', 'status', 'createdAt'],
    group: { en: 'Site', es: 'Sitio' },
    description: {
      en: 'Each time somebody edits, publishes, unpublishes, throws away or restores several documents at once, with a button to undo it.',
      es: 'Cada vez que alguien edita, publica, retira de la publicación, tira a la papelera o restaura varios documentos a la vez, con un botón para deshacerlo.',
    },
  },
  defaultSort: '-createdAt',
  fields: [
    uiField('entry', '/bulk/panel/entry.tsx#Entry'),
    ...shownElsewhere([
      {
        name: 'title',
        label: { en: 'What was done', es: 'Qué se hizo' },
        type: 'text',
        required: true,
        // It is stored in English.
        hooks: {
          afterRead: [
            ({ value, req: { payload, i18n } }) =>
              value && titleWords(payload.config.collections)(value, panelLanguage(i18n?.language)),
          ],
        },
      },
      { name: 'on', label: { en: 'Collection', es: 'Colección' }, type: 'text', required: true },
      { name: 'count', label: { en: 'How many', es: 'Cuántos' }, type: 'number', required: true },
      {
        name: 'status',
        type: 'text',
        required: true,
        admin: { components: { Cell: '/panel-kit/status/words-cell.tsx#WordsCell' } },
      },
      { name: 'by', type: 'relationship', relationTo: 'users' },
      { name: 'undoneBy', type: 'relationship', relationTo: 'users' },
    ]),
    // As JSON text, because a JSON field would load its editor from another host.
    { name: 'change', type: 'textarea', required: true, hidden: true },
  ],
}
