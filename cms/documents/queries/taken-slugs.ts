import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

const tableOf = (collection: CollectionSlug) => collection.replaceAll('-', '_')

/** The wanted slugs that another document of the collection has, including its drafts. */
export const takenSlugs = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  wanted: string[],
  exceptId: number | null = null,
): Promise<Set<string>> => {
  const table = tableOf(collection)
  const list = sql`any(${sql.param(wanted)}::text[])`
  const own = sql`select slug from ${sql.identifier(table)}
    where slug = ${list} and id is distinct from ${exceptId}`
  const drafts = sql`select version_slug from ${sql.identifier(`_${table}_v`)}
    where latest and version_slug = ${list} and parent_id is distinct from ${exceptId}`
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const rows = await inTransaction<{ slug: string }>(
    req,
    hasDrafts ? sql`${own} union ${drafts}` : own,
  )
  return new Set(rows.map(({ slug }) => slug))
}
