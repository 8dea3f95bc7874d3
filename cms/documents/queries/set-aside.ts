import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Whole } from '../publishing/parts.ts'

/** What saved the version in which only a part of a draft was published. */
export const PART_OF_A_DRAFT = 'Part of a draft'
/** What saved the version in which the rest of that draft waits. */
export const KEPT_AS_A_DRAFT = 'Kept as a draft'

/** Payload takes the newest version for the latest, so this has to be newer than one of this moment. */
const next = () => new Date(Date.now() + 1).toISOString()

const addVersion = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  version: Whole,
): Promise<number> => {
  const at = next()
  const made = await req.payload.db.createVersion({
    collectionSlug: collection,
    parent: id,
    versionData: { ...version, updatedAt: at },
    autosave: false,
    createdAt: at,
    updatedAt: at,
    req,
  } as unknown as Parameters<typeof req.payload.db.createVersion>[0])
  return Number(made.id)
}

/** Makes this what the next update of the document starts from, instead of its waiting draft. */
export const startFrom = addVersion

export const dropVersion = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  version: number,
): Promise<void> => {
  await req.payload.db.deleteVersions({ collection, where: { id: { equals: version } }, req })
}

/** Makes a draft the latest version, as it was, with whose it is. */
export const keepDraft = (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  draft: Whole,
): Promise<number> =>
  addVersion(req, collection, id, { ...draft, _status: 'draft', savedThrough: KEPT_AS_A_DRAFT })
