import type { FieldHook, JSONField } from 'payload'
import { nobodyOnField } from '../../access/nobody.ts'
import { isEmpty } from '../empty.ts'
import { localizedNames } from '../fields/localized-names.ts'
import { isRecord } from '../rich-text-node.ts'
import { isSaid, isSame } from '../versions/version.ts'
import { savedThroughOf } from './saved-through.ts'

/** Who drafted everything for which nobody is noted. Ids are kept by part: 'phone', 'description.es'. */
export const THE_REST = '*'

export const partKey = (name: string, locale: string | null): string =>
  locale ? `${name}.${locale}` : name

interface Drafted {
  draftedBy?: unknown
  _status?: unknown
  savedBy?: unknown
  savedThrough?: unknown
}

/**
 * Who drafted a document; null if it is not known. A draft from before this was noted is by whoever saved it
 * in its form: an undo or a call saves what others wrote.
 */
export const draftersOf = (doc: Drafted | undefined): Record<string, unknown> | null => {
  if (isRecord(doc?.draftedBy)) return doc.draftedBy
  const isByForm = doc?._status === 'draft' && isEmpty(doc.savedThrough)
  return isByForm && typeof doc.savedBy === 'number' ? { [THE_REST]: doc.savedBy } : null
}

/** What a person changes in a draft is theirs, until it is published. */
const noteChanges: FieldHook = ({ collection, data = {}, originalDoc, req, value }) => {
  if (!collection || data._status === 'published') return null
  // What a call or an import sets aside comes back with those who drafted it.
  const known = value ?? draftersOf(originalDoc)
  if (!req.user || savedThroughOf(req) !== null) return known
  const { id: me } = req.user
  const localized = localizedNames(collection)
  const changed = collection.flattenedFields.filter(isSaid).filter(({ name }) => {
    const before = originalDoc?.[name]
    const isBoth = isEmpty(data[name]) && isEmpty(before)
    return name in data && !isBoth && !isSame(data[name], before)
  })
  const mine = changed.map(({ name }) => [
    partKey(name, localized.has(name) ? (req.locale ?? 'en') : null),
    me,
  ])
  return { ...known, ...Object.fromEntries(mine) }
}

/** Who drafted what is not published yet, part by part. */
export const draftedBy: JSONField = {
  name: 'draftedBy',
  type: 'json',
  access: { create: nobodyOnField, update: nobodyOnField },
  // Only our own code writes it; the schema is for the type.
  validate: () => true,
  jsonSchema: {
    uri: 'internal:drafted-by',
    fileMatch: ['internal:drafted-by'],
    schema: { type: 'object', additionalProperties: { type: 'number' } },
  },
  hooks: { beforeChange: [noteChanges] },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}
