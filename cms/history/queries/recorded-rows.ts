import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { RecordedChange } from './recorded-changes.ts'

export interface RecordedRow extends Record<string, unknown>, RecordedChange {
  id: number
  /** ISO 8601. */
  at: string
  by: number | null
}

const COLUMNS = sql`id, by_id as by, source, document_id as document, title, done, through, before,
  after, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

export const recordedRows = (req: PayloadRequest, ids: readonly number[]): Promise<RecordedRow[]> =>
  inTransaction<RecordedRow>(
    req,
    sql`select ${COLUMNS} from recorded_changes where id = any(${sql.param([...ids])}::int[])`,
  )

/**
 * What was recorded of one document, newest first.
 * @param document 0 for a global
 */
export const recordedOf = (
  req: PayloadRequest,
  {
    source,
    document,
    page,
    limit,
  }: Record<'document' | 'page' | 'limit', number> & { source: string },
): Promise<RecordedRow[]> =>
  inTransaction<RecordedRow>(
    req,
    sql`select ${COLUMNS} from recorded_changes where source = ${source} and document_id = ${document}
      order by recorded_changes.at desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
  )
