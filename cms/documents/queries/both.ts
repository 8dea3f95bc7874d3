import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionSlug, getLatestCollectionVersion, type PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Whole } from '../publishing/parts.ts'
import { isRecord } from '../rich-text-node.ts'

/** A document as visitors have it, null if they have none, and its newest version. */
export interface Both {
  published: Whole | null
  latest: Whole
}

/** Both in all languages; undefined if there is no such document. */
export const readBoth = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Both | undefined> => {
  const { config } = req.payload.collections[collection]
  const query = { collection, where: { id: { equals: id } }, req }
  const stored = await req.payload.db.findOne<Whole & { id: number }>(query)
  if (!stored) return undefined
  const latest: unknown = await getLatestCollectionVersion({
    id,
    config,
    payload: req.payload,
    query,
    req,
  })
  const isPublic = stored._status === 'published' && !stored.deletedAt
  return { published: isPublic ? stored : null, latest: isRecord(latest) ? latest : stored }
}

/** Lets two people publish the same document only one after the other. */
export const lockDocument = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<void> => {
  const table = sql.identifier(collection.replaceAll('-', '_'))
  await inTransaction(req, sql`select 1 from ${table} where id = ${id} for update`)
}
