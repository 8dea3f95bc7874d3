import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** A document of a collection, or a global by its slug. */
export type Lockable = { collection: string; id: number | string } | { global: string }

/** Whether the current person may update a document or a global. False for one that there isn’t. */
export const mayUpdate = async (req: PayloadRequest, target: Lockable): Promise<boolean> => {
  const { payload } = req
  if ('global' in target) {
    const found = payload.globals.config.find(({ slug }) => slug === target.global)
    return found ? (await found.access.update({ req })) === true : false
  }
  const slug = target.collection as CollectionSlug
  const config = Object.hasOwn(payload.collections, slug) && payload.collections[slug].config
  if (!config) return false
  const rule = await config.access.update({ req, id: Number(target.id) })
  if (typeof rule === 'boolean') return rule
  const where: Where = { and: [{ id: { equals: Number(target.id) } }, rule] }
  return (await payload.count({ collection: slug, where, trash: true, req })).totalDocs > 0
}

/** The locks of what the current person may update, as a filter of the collection of locks. */
export const locksOfUpdatable = async (req: PayloadRequest): Promise<Where> => {
  const { config } = req.payload
  const or: Where[] = []
  for (const { slug, access, lockDocuments } of config.collections) {
    if (lockDocuments === false) continue
    const rule = await access.update({ req })
    if (rule === false) continue
    const ofCollection: Where = { 'document.relationTo': { equals: slug } }
    or.push(
      rule === true ? ofCollection : { and: [ofCollection, await amongThose(req, slug, rule)] },
    )
  }
  for (const { slug, access } of config.globals)
    if (await access.update({ req })) or.push({ globalSlug: { equals: slug } })
  return { or }
}

const amongThose = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<Where> => {
  const found = { collection, where, trash: true, depth: 0, pagination: false, select: {}, req }
  const { docs } = await req.payload.find(found)
  return { 'document.value': { in: docs.map(({ id }) => id) } }
}
