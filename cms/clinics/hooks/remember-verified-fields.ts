import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Clinic } from '../../payload-types.ts'
import { BOOKKEEPING_FIELDS } from '../bookkeeping-fields.ts'

declare module 'payload' {
  interface RequestContext {
    /** Whether a change gives back what was there before, with what was verified then. */
    givesBack?: boolean
  }
}

/** Fields that say something about the listing rather than about the clinic. */
const OWN_BOOKKEEPING = new Set([
  'id',
  'slug',
  'source',
  'sourceId',
  ...BOOKKEEPING_FIELDS,
  'verifyEveryDays',
  'featured',
  'confirmed',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
])

/** What a signed-in person changes is verified by hand: from then on no import overwrites it. */
export const rememberVerifiedFields: CollectionBeforeChangeHook<Clinic> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (req.context.givesBack || !req.user || operation !== 'update' || !originalDoc) return data
  const before: Record<string, unknown> = { ...originalDoc }
  const changed = Object.entries(data)
    .filter(([name, value]) => !OWN_BOOKKEEPING.has(name) && differs(value, before[name]))
    .map(([name]) => name)
  const verified = data.verifiedFields ?? originalDoc.verifiedFields ?? []
  return { ...data, verifiedFields: [...new Set([...verified, ...changed])] }
}

const differs = (after: unknown, before: unknown): boolean =>
  !isDeepStrictEqual(after ?? null, before ?? null)
