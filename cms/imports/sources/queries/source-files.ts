import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Kind } from '../../endpoints/answers.ts'

/** A file of a source, with how many of its rows are of each kind. */
export interface SourceFile {
  id: number
  fileName: string
  status: string
  createdAt: string
  isFetched: boolean
  /** Who uploaded or fetched it; null for a command and for the schedule. */
  by: string | null
  /** As JSON. */
  mapping: string
  kinds: Partial<Record<Kind, number>>
}

/** A page of them says how the source has done lately. */
const MOST = 20

/** The latest files of a source, the last first. */
export const sourceFiles = (req: PayloadRequest, source: string): Promise<SourceFile[]> =>
  inTransaction<SourceFile & Record<string, unknown>>(
    req,
    sql`select i.id, i.file_name as "fileName", i.status, i.created_at as "createdAt", i.mapping,
        i.fetched_address is not null as "isFetched", coalesce(nullif(trim(u.name), ''), split_part(u.email, '@', 1)) as by,
        coalesce((select jsonb_object_agg(kind, count) from (
          select kind, count(*)::int as count from import_rows
          where import_id = i.id and kind is not null group by kind) counted), '{}') as kinds
      from imports i left join users u on u.id = i.by_id
      where i.source = ${source} order by i.created_at desc limit ${MOST}`,
  )
