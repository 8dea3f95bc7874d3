import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** A file that was uploaded before. */
export interface EarlierImport {
  fileName: string
  source: string
  /** As JSON. */
  mapping: string
  columns: string[]
}

/** How many earlier files are remembered. */
const MOST = 50

/** The latest files, the last first. */
export const earlierImports = (req: PayloadRequest): Promise<EarlierImport[]> =>
  inTransaction<EarlierImport & Record<string, unknown>>(
    req,
    sql`select i.file_name as "fileName", i.source, i.mapping,
        array(select json_object_keys(r.cells)) as columns
      from (select * from imports order by created_at desc limit ${MOST}) i
      join lateral (select cells from import_rows
        where import_id = i.id and cells is not null limit 1) r on true
      order by i.created_at desc`,
  )
