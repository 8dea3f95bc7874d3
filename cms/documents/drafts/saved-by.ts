import type { Field, FieldHook } from 'payload'
import { nobodyOnField } from '../../access/nobody.ts'
import { keepSpanish } from '../queries/keep-spanish.ts'
import { savedThroughOf } from './saved-through.ts'

const byTheProduct = { create: nobodyOnField, update: nobodyOnField }

/** Who saved the document last, by hand or by autosave; empty if the product did, say an import. */
const savedBy: Field = {
  name: 'savedBy',
  label: { en: 'Last saved by', es: 'Guardado por última vez por' },
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
    // Above the comparison of two versions stands who saved each.
    components: { Diff: '/panel-kit/nothing.tsx#Nothing' },
  },
}

/** Restoring an earlier version keeps Spanish texts that the version lacks. */
const savedNow: FieldHook = async (args) => {
  const { collection, data, originalDoc, req, siblingDocWithLocales } = args
  if (!req.context.isRestoringVersion) return savedThroughOf(req)
  if (collection && siblingDocWithLocales)
    await keepSpanish(
      req,
      collection,
      originalDoc?.id,
      siblingDocWithLocales,
      data?._status === 'draft',
    )
  return 'Restored version'
}

/** What saved the document last: a call, an import, a date; empty if somebody did in its form. */
const savedThrough: Field = {
  name: 'savedThrough',
  type: 'text',
  access: byTheProduct,
  hooks: { beforeChange: [savedNow] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}

/** Kept in every version, so that the list of versions can say who made which. */
export const savedByFields: Field[] = [savedBy, savedThrough]
