import type { CollectionBeforeValidateHook } from 'payload'
import { BOOKKEEPING_FIELDS } from '../bookkeeping-fields.ts'

/**
 * Restoring an earlier version brings back a clinic's facts but not its bookkeeping: a report, a
 * call or a merge since then has still happened.
 */
export const keepBookkeeping: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data
  const now = BOOKKEEPING_FIELDS.map((field) => [field, originalDoc?.[field]])
  return { ...data, ...Object.fromEntries(now) }
}
