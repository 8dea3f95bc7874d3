import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { hasWaitingDraft } from '../queries/has-waiting-draft.ts'

type Values = Record<string, unknown> | undefined

declare module 'payload' {
  interface RequestContext {
    /** Whether the request changes many documents, which hooks of one document can't tell. */
    changesMany?: boolean
    /** Whether it publishes the drafts of many documents, and edits nothing. */
    publishesDrafts?: boolean
  }
}

export const isChangeOfMany = (req: PayloadRequest): boolean => Boolean(req.context.changesMany)

const isEditOfMany = (data: Values, req: PayloadRequest) =>
  isChangeOfMany(req) && data?._status === 'published' && !req.context.publishesDrafts

const isTrashed = (data: Values, original: Values) => data?.deletedAt && !original?.deletedAt

/**
 * Payload writes on top of the latest version. So a bulk edit that is published would also publish
 * somebody else's unfinished draft, and a document moved to the trash would come back as that
 * draft. Publishing the drafts themselves in bulk is different, and allowed.
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
    {
      en: `${originalDoc.name ?? originalDoc.title} has an unpublished draft, which would get mixed up with this change. Open it and publish or revert the draft first.`,
      es: `${originalDoc.name ?? originalDoc.title} tiene un borrador sin publicar que se mezclaría con este cambio. Ábralo y publique o revierta primero el borrador.`,
    },
    409,
  )
}
