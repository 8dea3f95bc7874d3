import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { HAS_NEWER_DRAFT } from '../../documents/queries/newer-draft.ts'
import { type ImportRow, OF_POINT } from './import-row.ts'
import { version } from './write-rows.ts'

/** How many rows of an import are in the same state. */
export interface RowGroup extends Pick<ImportRow, 'kind' | 'decision' | 'result'> {
  /** Whether it was written to a clinic. */
  written: boolean
  /** Whether an undo had to leave it. */
  left: boolean
  /** Whether the source newly contradicts a verified field. */
  news: boolean
  count: number
}

export const groupRows = (req: PayloadRequest, importId: number): Promise<RowGroup[]> =>
  inTransaction(
    req,
    sql`select kind, decision, result, applied_version is not null as written,
        result in ('applied', 'noted') and reason is not null as left,
        held_digest is not null as news, count(*)::int as count
      from import_rows where import_id = ${importId} group by 1, 2, 3, 4, 5, 6`,
  )

/** How many clinics are still as the import left them, so that it can be undone there. */
export const countUntouched = async (req: PayloadRequest, importId: number): Promise<number> => {
  const [counted] = await inTransaction<{ count: number }>(
    req,
    sql`select count(*)::int as count from import_rows r join clinics c on c.id = r.clinic_id
      where r.import_id = ${importId} and r.result in ('applied', 'noted')
        and c.deleted_at is null and ${version} = r.applied_version
        and not ${sql.raw(HAS_NEWER_DRAFT)}`,
  )
  return counted?.count ?? 0
}

/** A note that some rows have in common. */
export interface Remark {
  note: string
  rows: number
}

/** As many remarks as a person is likely to read. */
const MOST_REMARKS = 50

/** Notes on unusable or doubtful cells with their row counts, the most frequent first. */
export const countRemarks = (req: PayloadRequest, importId: number): Promise<Remark[]> =>
  inTransaction<Remark & Record<string, unknown>>(
    req,
    sql`select note, count(distinct r.id)::int as rows from import_rows r, unnest(r.notes) note
      where r.import_id = ${importId} and r.kind <> 'rejected' and r.line is not null
      group by note order by rows desc, note limit ${MOST_REMARKS}`,
  )

/** Rows with a point, and those whose point is far from their town. */
export const countPoints = async (req: PayloadRequest, importId: number) => {
  const [counted] = await inTransaction<{ all: number; far: number }>(
    req,
    sql`select count(*)::int as all, count(*) filter (where held ? ${OF_POINT}::text)::int as far
      from import_rows where import_id = ${importId} and kind <> 'rejected'
        and (held ? ${OF_POINT}::text or (data ? 'latitude'
          and coalesce(data ->> 'coordinatesApproximate', '') <> 'true'))`,
  )
  return counted ?? { all: 0, far: 0 }
}

/** Columns that rows were rejected for, the one with the most rows first. */
export const rejectingColumns = async (
  req: PayloadRequest,
  importId: number,
): Promise<string[]> => {
  const columns = await inTransaction<{ name: string }>(
    req,
    sql`select blamed.name from import_rows r, jsonb_object_keys(r.held) as blamed (name)
      where r.import_id = ${importId} and r.kind = 'rejected'
      group by blamed.name order by count(*) desc, blamed.name limit 3`,
  )
  return columns.map(({ name }) => name)
}

/** Published clinics of a source. */
export const countOfSource = async (req: PayloadRequest, source: string): Promise<number> => {
  const [counted] = await inTransaction<{ count: number }>(
    req,
    sql`select count(*)::int as count from clinics
      where source = ${source} and _status = 'published' and deleted_at is null`,
  )
  return counted?.count ?? 0
}
