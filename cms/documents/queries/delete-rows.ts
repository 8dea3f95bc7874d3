import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** The state of a document that was deleted. */
export interface Deleted {
  id: number
  _status: 'draft' | 'published'
  deletedAt: string | null
}

/**
 * Deletes documents with their versions, and what Payload keeps about them: dates of publishing that are
 * to come, locks, and how people last saw their forms.
 */
export const deleteRows = (
  req: PayloadRequest,
  slug: 'clinics',
  ids: readonly number[],
): Promise<Deleted[]> => {
  const list = sql`any(${sql.param([...ids])}::int[])`
  const keys = ids.map((id) => `collection-${slug}-${id}`)
  return inTransaction<Deleted & Record<string, unknown>>(
    req,
    sql`with versions as (
        delete from ${sql.identifier(`_${slug}_v`)} where parent_id = ${list}
      ), dates as (
        delete from payload_jobs where completed_at is null and processing = false
          and task_slug = 'schedulePublish' and input #>> '{doc,relationTo}' = ${slug}
          and input #>> '{doc,value}' = any(${sql.param(ids.map(String))}::text[])
      ), locks as (
        delete from payload_locked_documents where id in (
          select parent_id from payload_locked_documents_rels
          where path = 'document' and ${sql.identifier(`${slug}_id`)} = ${list})
      ), preferences as (
        delete from payload_preferences where key = any(${sql.param(keys)}::text[])
      )
      delete from ${sql.identifier(slug)} where id = ${list}
      returning id, _status, deleted_at as "deletedAt"`,
  )
}
