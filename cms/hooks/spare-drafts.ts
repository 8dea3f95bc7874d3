import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { draftSince } from '../queries/verification/published-clinic.ts'
import { Refusal } from '../refusal.ts'

const MANY = 'changesMany'

/** Marks a change of many documents at once, which its other hooks can’t tell from one of a single one. */
export const markMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && 'where' in args && !('id' in args)) req.context[MANY] = true
}

/**
 * Publishing a change of many would publish each one’s latest version: half an edit of somebody
 * else too. To publish drafts as such is something else, and asked for.
 */
export const spareDrafts: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { _status: status, ...changes } = data ?? {}
  const isEdit = Object.keys(changes).length > 0
  if (!req.context[MANY] || !req.user || status !== 'published' || !isEdit) return data
  if (!(await draftSince(req, Number(originalDoc?.id)))) return data
  throw new Refusal(
    `${originalDoc?.name} has a draft that waits and would be published with it. Open it, and publish or revert that draft first.`,
    409,
  )
}
