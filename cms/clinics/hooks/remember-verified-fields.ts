import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook } from 'payload'
import type { Clinic } from '../../payload-types.ts'
import { BOOKKEEPING_FIELDS } from '../bookkeeping-fields.ts'

declare module 'payload' {
  interface RequestContext {
    /** Whether a change restores earlier values, together with which fields were verified then. */
    restoresValues?: boolean
  }
}

/** Fields that say something about the listing rather than about the clinic. */
const OWN_BOOKKEEPING = new Set([
  'id',
  'slug',
  'source',
  'sourceId',
  ...BOOKKEEPING_FIELDS,
  'noticeUntil',
  'verifyEveryDays',
  'featured',
  'confirmed',
  'draftedBy',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
])

const PHONE = ['phone', 'phoneExtension']

/** Fields that a signed-in person changes count as verified: imports no longer overwrite them. */
export const rememberVerifiedFields: CollectionBeforeChangeHook<Clinic> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (req.context.restoresValues || !req.user || operation !== 'update' || !originalDoc) return data
  const before: Record<string, unknown> = { ...originalDoc }
  const changed = Object.entries(data)
    .filter(([name, value]) => !OWN_BOOKKEEPING.has(name) && differs(value, before[name]))
    .map(([name]) => name)
  const verified = data.verifiedFields ?? originalDoc.verifiedFields ?? []
  const names = [...new Set([...verified, ...changed])]
  // A clinic without a number takes the next one that its source has.
  const hasPhone = { ...originalDoc, ...data }.phone
  const verifiedFields = hasPhone ? names : names.filter((name) => !PHONE.includes(name))
  return { ...data, verifiedFields }
}

const differs = (after: unknown, before: unknown): boolean =>
  !isDeepStrictEqual(after ?? null, before ?? null)
