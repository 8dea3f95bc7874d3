import type { CollectionConfig } from 'payload'
import { authenticated } from '../access/authenticated.ts'
import { nobodyOnField } from '../access/nobody.ts'
import { authorsAndAdmins, authorsAndAdminsOnField, ifDocumentIsRead } from './access.ts'
import { COMMENTED } from './commented.ts'
import { requireDocument } from './hooks/require-document.ts'
import { author, resolver } from './hooks/sign.ts'

const said = { update: authorsAndAdminsOnField }
const fixed = { update: nobodyOnField }
const signed = { create: nobodyOnField, update: nobodyOnField }

/** What colleagues say to each other about a document, beside its form. Visitors never read it. */
export const Comments: CollectionConfig = {
  slug: 'comments',
  labels: {
    singular: { en: 'Comment', es: 'Comentario' },
    plural: { en: 'Comments', es: 'Comentarios' },
  },
  access: {
    read: ifDocumentIsRead,
    // A hook asks whether they may read the document.
    create: authenticated,
    // Everybody may resolve one; fields say who may change the rest.
    update: ifDocumentIsRead,
    delete: authorsAndAdmins,
  },
  // They have no screen of their own.
  admin: { hidden: true, useAsTitle: 'text' },
  lockDocuments: false,
  hooks: { beforeValidate: [requireDocument] },
  fields: [
    {
      name: 'document',
      label: { en: 'Document', es: 'Documento' },
      type: 'relationship',
      relationTo: [...COMMENTED],
      required: true,
      access: fixed,
    },
    {
      name: 'field',
      label: { en: 'About', es: 'Sobre' },
      type: 'text',
      maxLength: 100,
      access: fixed,
    },
    {
      name: 'quote',
      label: { en: 'Quoted text', es: 'Texto citado' },
      type: 'textarea',
      maxLength: 1_000,
      access: fixed,
    },
    {
      name: 'text',
      label: { en: 'Comment', es: 'Comentario' },
      type: 'textarea',
      required: true,
      maxLength: 5_000,
      access: said,
    },
    {
      name: 'writtenBy',
      label: { en: 'Written by', es: 'Escrito por' },
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: signed,
      hooks: { beforeChange: [author] },
    },
    {
      name: 'resolved',
      label: { en: 'Resolved', es: 'Resuelto' },
      type: 'checkbox',
      defaultValue: false,
      index: true,
    },
    {
      name: 'resolvedBy',
      label: { en: 'Resolved by', es: 'Resuelto por' },
      type: 'relationship',
      relationTo: 'users',
      access: signed,
      hooks: { beforeChange: [resolver] },
    },
  ],
}
