import type { Field } from 'payload'
import { nobodyOnField } from '../access/nobody.ts'

declare module 'payload' {
  interface RequestContext {
    /** What saves, where it isn’t somebody in a form: 'Verification call', 'Import: sites.csv'. */
    savedThrough?: string
  }
}

const byTheProduct = { create: nobodyOnField, update: nobodyOnField }

/** Who saved the document last, by hand or by typing; nobody where the product did, say an import. */
const savedBy: Field = {
  name: 'savedBy',
  label: 'Last saved by',
  type: 'relationship',
  relationTo: 'users',
  access: byTheProduct,
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    allowCreate: false,
    allowEdit: false,
    condition: ({ savedBy }) => Boolean(savedBy),
  },
}

/** What saved the document last: a call, an import, a date; nothing where somebody did in its form. */
const savedThrough: Field = {
  name: 'savedThrough',
  type: 'text',
  access: byTheProduct,
  hooks: { beforeChange: [({ req }) => req.context.savedThrough ?? null] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** Kept in every version, so that the list of versions can say who made which. */
export const saved: Field[] = [savedBy, savedThrough]
