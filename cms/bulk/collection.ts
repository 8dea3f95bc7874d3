import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors.ts'
import { nobody } from '../access/nobody.ts'
import { shownElsewhere, uiField } from '../documents/fields/ui-field.ts'

/** The log of changes of many documents at once. Their documents are in a table of our own. */
export const BulkChanges: CollectionConfig = {
  slug: 'bulk-changes',
  labels: { singular: 'Change of many', plural: 'Changes of many' },
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'by', 'status', 'createdAt'],
    group: 'Site',
    description:
      'Each time somebody edits, publishes, unpublishes, throws away or restores several documents at once, with a button to undo it.',
  },
  defaultSort: '-createdAt',
  fields: [
    uiField('entry', '/bulk/panel/entry.tsx#Entry'),
    ...shownElsewhere([
      { name: 'title', label: 'What was done', type: 'text', required: true },
      { name: 'on', label: 'Collection', type: 'text', required: true },
      { name: 'count', label: 'How many', type: 'number', required: true },
      { name: 'status', type: 'text', required: true },
      { name: 'by', type: 'relationship', relationTo: 'users' },
      { name: 'undoneBy', type: 'relationship', relationTo: 'users' },
    ]),
    // As JSON text, because a JSON field would load its editor from another host.
    { name: 'change', type: 'textarea', required: true, hidden: true },
  ],
}
