import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { ImportRow } from './import-row.ts'

/** A row as it is in the file. */
export type StagedRow = Pick<
  ImportRow,
  'line' | 'cells' | 'source_id' | 'kind' | 'name' | 'state' | 'city' | 'notes' | 'held'
>

/** @param rows a list of `StagedRow` as JSON */
export const addRows = async (req: PayloadRequest, importId: number, rows: string) => {
  await inTransaction(
    req,
    sql`insert into import_rows
        (import_id, line, cells, source_id, kind, name, state, city, notes, held)
      select ${importId}, line, cells, source_id, kind, name, state, city, notes, held
      from json_to_recordset(${rows}::json) as row (line int, cells json,
        source_id text, kind text, name text, state text, city text, notes text[], held jsonb)
      order by line`,
  )
}

/** Saves what became of some rows; their cells and decisions stay. */
export const saveRows = async <Data>(req: PayloadRequest, rows: ImportRow<Data>[]) => {
  if (rows.length === 0) return
  const changed = rows.map(({ cells: _, ...row }) => row)
  await inTransaction(
    req,
    sql`update import_rows set kind = now.kind, clinic_id = now.clinic_id,
        seen_version = now.seen_version, data = now.data, before = now.before, held = now.held,
        held_digest = now.held_digest, notes = now.notes, result = now.result,
        reason = now.reason, applied_version = now.applied_version
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as now (id int, kind text,
        clinic_id int, seen_version text, data jsonb, before jsonb, held jsonb, held_digest text,
        notes text[], result text, reason text, applied_version text)
      where import_rows.id = now.id`,
  )
}

/** Adds rows for the source's published clinics that are no longer in the file. */
export const addGone = async (req: PayloadRequest, importId: number, source: string) => {
  await inTransaction(
    req,
    sql`insert into import_rows (import_id, source_id, kind, clinic_id, seen_version, name, state,
        city, data, before, notes)
      select ${importId}, c.source_id, 'gone', c.id, ${version}, c.name, s.abbreviation, c.city,
        '{"_status": "draft"}', '{"_status": "published"}',
        case when c.last_verified_at is not null
          then array['A person verified it on ' || to_char(c.last_verified_at, 'FMMonth FMDD, YYYY') || '.']
        end
      from clinics c join states s on s.id = c.state_id
      where c.source = ${source} and c._status = 'published' and c.deleted_at is null
        and c.source_id is not null
        and not exists (select 1 from import_rows r
          where r.import_id = ${importId} and r.source_id = c.source_id)
      order by c.id`,
  )
}

/** A clinic's updatedAt as Payload writes it. */
export const version = sql.raw(
  `to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
)
