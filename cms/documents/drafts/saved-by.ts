import type { Field, FieldHook } from 'payload'
import { nobodyOnField } from '../../access/nobody.ts'
import { keepSpanish } from '../queries/keep-spanish.ts'
import { savedThroughOf } from './saved-through.ts'

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

/** An earlier version brings back no more than it holds: Spanish that it lacks stays. */
const savedNow: FieldHook = async ({ collection, originalDoc, req, siblingDocWithLocales }) => {
  if (!req.context.isRestoringVersion) return savedThroughOf(req)
  if (collection && siblingDocWithLocales)
    await keepSpanish(req, collection, originalDoc?.id, siblingDocWithLocales)
  return 'Restored version'
}

/** What saved the document last: a call, an import, a date; nothing where somebody did in its form. */
const savedThrough: Field = {
  name: 'savedThrough',
  type: 'text',
  access: byTheProduct,
  hooks: { beforeChange: [savedNow] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** Kept in every version, so that the list of versions can say who made which. */
export const saved: Field[] = [savedBy, savedThrough]
