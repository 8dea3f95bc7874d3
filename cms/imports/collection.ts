import type { CollectionConfig, PayloadRequest } from 'payload'
import { editors } from '../access/editors.ts'
import { nobody } from '../access/nobody.ts'
import { statusField } from '../documents/fields/status.ts'
import { IMPORT_STAGES } from './stages.ts'

/** Told of the clinics that a file has written, in a transaction of its own. */
type AfterApplied = (req: PayloadRequest, clinics: number[]) => Promise<void>

declare module 'payload' {
  interface CollectionCustom {
    afterApplied?: AfterApplied
  }
}

/** Uploaded clinic files and their progress. Their rows are in a separate table. */
export const imports = (custom: { afterApplied: AfterApplied }): CollectionConfig => ({
  custom,
  slug: 'imports',
  labels: {
    singular: { en: 'Import', es: 'Importación' },
    plural: { en: 'Imports', es: 'Importaciones' },
  },
  access: { read: editors, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'source', 'status', 'by', 'createdAt'],
    group: { en: 'Directory', es: 'Directorio' },
    components: {
      beforeListTable: ['/imports/panel/late-upload-form.tsx#UploadForm'],
      views: { edit: { root: { Component: '/imports/panel/view.tsx#ImportView' } } },
    },
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'fileName', type: 'text', required: true },
    { name: 'source', type: 'text', required: true, index: true },
    // As JSON text, because a JSON field would load its editor from another host.
    { name: 'mapping', type: 'textarea', required: true, hidden: true },
    {
      name: 'isPartial',
      label: { en: 'Only part of the source', es: 'Solo una parte de la fuente' },
      type: 'checkbox',
      defaultValue: false,
    },
    statusField(IMPORT_STAGES),
    // What was assumed while the file was read, such as its encoding.
    { name: 'notice', type: 'textarea' },
    { name: 'failure', type: 'textarea' },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users' },
    {
      // What was fetched by an address, to ask for newer editions alone.
      name: 'fetched',
      type: 'group',
      hidden: true,
      fields: [
        { name: 'address', type: 'text' },
        { name: 'etag', type: 'text' },
        { name: 'lastModified', type: 'text' },
        { name: 'digest', type: 'text' },
      ],
    },
  ],
})
