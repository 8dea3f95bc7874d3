import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { HAS_NEWER_DRAFT } from '../../documents/queries/newer-draft.ts'
import { version } from './write-rows.ts'

/** A clinic as it is now, locked until the transaction ends. */
export interface CurrentClinic {
  id: number
  source: string
  source_id: string | null
  /** Its updatedAt, as Payload writes it. */
  version: string
  trashed: boolean
  /** Whether somebody has a newer draft of it. */
  drafted: boolean
}

/** Locks the clinics with some ids, and those of a source with some source ids. */
export const lockClinics = (
  req: PayloadRequest,
  ids: number[],
  source: string,
  sourceIds: string[],
): Promise<CurrentClinic[]> =>
  inTransaction(
    req,
    sql`select c.id, c.source, c.source_id, ${version} as version, c.deleted_at is not null as trashed,
        ${sql.raw(HAS_NEWER_DRAFT)} as drafted
      from clinics c
      where c.id = any(${sql.param(ids)}::int[]) or (c.source = ${source}
        and c.source_id = any(${sql.param(sourceIds)}::text[]))
      order by c.id for update`,
  )
