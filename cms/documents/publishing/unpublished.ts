import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Both } from '../queries/both.ts'
import { isSaid } from '../versions/version.ts'
import { drafterOf } from './choice.ts'
import { differingParts, type Part } from './parts.ts'

/** A part of a draft that is not published yet, and who changed it last. */
export interface Unpublished extends Part {
  by: number | null
}

/** What publishing everything would make public, apart from what is only in the caller's form. */
export const unpublishedParts = (
  req: PayloadRequest,
  collection: CollectionSlug,
  both: Both,
): Unpublished[] => {
  if (both.latest._status === 'published') return []
  const { flattenedFields } = req.payload.collections[collection].config
  const named = flattenedFields.filter(isSaid)
  return differingParts(named, both.published ?? {}, both.latest).map((part) => ({
    ...part,
    by: drafterOf(both, part),
  }))
}
