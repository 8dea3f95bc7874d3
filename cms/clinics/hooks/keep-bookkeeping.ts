import type { CollectionBeforeValidateHook } from 'payload'
import { BOOKKEEPING_FIELDS } from '../bookkeeping-fields.ts'

/**
 * An earlier version brings back what a clinic said of itself, and not how it stood: a report, a
 * call or a merger has happened since, whatever the text is.
 */
export const keepBookkeeping: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!req.context.isRestoringVersion) return data
  const now = BOOKKEEPING_FIELDS.map((field) => [field, originalDoc?.[field]])
  return { ...data, ...Object.fromEntries(now) }
}
