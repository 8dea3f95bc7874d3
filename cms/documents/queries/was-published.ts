import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** Which of some documents with drafts are or ever were public. */
export const publishedEver = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Set<number>> => {
  const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
  const rows = await inTransaction<{ id: number }>(
    req,
    sql`select distinct parent_id as id from ${versions}
      where parent_id = any(${sql.param(ids)}::int[]) and version__status = 'published'`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether a document with drafts is or ever was public. */
export const wasPublished = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> => (await publishedEver(req, collection, [id])).has(id)
