import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { hasWaitingDraft } from '../queries/has-waiting-draft.ts'

type Values = Record<string, unknown> | undefined

const MANY = 'changesMany'

/** Marks a change of many documents at once, which its other hooks can’t tell from one of a single one. */
export const markMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && 'where' in args && !('id' in args)) req.context[MANY] = true
}

export const isChangeOfMany = (req: PayloadRequest): boolean => Boolean(req.context[MANY])

const isEditOfMany = (data: Values, req: PayloadRequest) => {
  const { _status: status, ...changes } = data ?? {}
  return isChangeOfMany(req) && status === 'published' && Object.keys(changes).length > 0
}

const isTrashed = (data: Values, original: Values) => data?.deletedAt && !original?.deletedAt

/**
 * Payload writes over the latest version. So publishing a change of many would publish half an edit
 * of somebody else too, and whatever goes to the trash would come back as that. To publish drafts as
 * such is something else, and asked for.
 */
export const keepWaitingDrafts: CollectionBeforeValidateHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.user || !originalDoc) return data
  if (!isEditOfMany(data, req) && !isTrashed(data, originalDoc)) return data
  if (!(await hasWaitingDraft(req, collection.slug, originalDoc.id))) return data
  throw new Refusal(
    `${originalDoc.name ?? originalDoc.title} has a draft that waits and would be mixed up with it. Open it, and publish or revert that draft first.`,
    409,
  )
}
