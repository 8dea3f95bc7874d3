import type { Field } from 'payload'
import { nobodyOnField } from '../access/nobody.ts'

/** Who saved the document last, by hand or by typing; nobody where the product did, say an import. */
export const savedBy: Field = {
  name: 'savedBy',
  label: 'Last saved by',
  type: 'relationship',
  relationTo: 'users',
  access: { create: nobodyOnField, update: nobodyOnField },
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    allowCreate: false,
    allowEdit: false,
    condition: ({ savedBy }) => Boolean(savedBy),
  },
}
