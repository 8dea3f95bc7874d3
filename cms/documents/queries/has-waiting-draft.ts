import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether a published document also has an unpublished draft. */
export const hasWaitingDraft = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> => {
  const published = { id: { equals: id }, _status: { equals: 'published' } }
  const { totalDocs } = await req.payload.count({ collection, where: published, req })
  if (totalDocs === 0) return false
  const latest = { parent: { equals: id }, latest: { equals: true } }
  const where = { ...latest, 'version._status': { equals: 'draft' } }
  return (await req.payload.countVersions({ collection, where, req })).totalDocs > 0
}
