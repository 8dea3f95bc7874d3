import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** Whether a document with drafts is or ever was public. */
export const wasPublished = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> => {
  const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
  const rows = await inTransaction(
    req,
    sql`select 1 from ${versions} where parent_id = ${id} and version__status = 'published' limit 1`,
  )
  return rows.length > 0
}
