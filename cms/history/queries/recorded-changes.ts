import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Difference } from '../record/difference.ts'

export interface RecordedChange extends Difference {
  /** Slug of the collection or global. */
  source: string
  /** 0 for a global. */
  document: number
  title: string | null
  done: 'created' | 'changed' | 'deleted'
  through: string | null
}

/** Records what whoever is signed in changed. */
export const recordChange = async (req: PayloadRequest, change: RecordedChange): Promise<void> => {
  const { source, document, title, done, through, before, after } = change
  await inTransaction(
    req,
    sql`insert into recorded_changes (by_id, source, document_id, title, done, through, before, after)
      values (${req.user?.id ?? null}, ${source}, ${document}, ${title}, ${done}, ${through},
        ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`,
  )
}

/** Deletes what was recorded more than so many days ago. */
export const forgetRecordedBefore = async (pool: Pool, days: number): Promise<void> => {
  await pool.query('delete from recorded_changes where at < now() - make_interval(days => $1)', [
    days,
  ])
}
