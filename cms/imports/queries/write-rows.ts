import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { type ImportRow, OF_POINT } from './import-row.ts'

/** A row as it is in the file. */
export type StagedRow = Pick<
  ImportRow,
  'line' | 'cells' | 'source_id' | 'kind' | 'name' | 'state' | 'city' | 'data' | 'notes' | 'held'
>

/** @param rows a list of `StagedRow` as JSON */
export const addRows = async (req: PayloadRequest, importId: number, rows: string) => {
  await inTransaction(
    req,
    sql`insert into import_rows
        (import_id, line, cells, source_id, kind, name, state, city, data, notes, held)
      select ${importId}, line, cells, source_id, kind, name, state, city, data, notes, held
      from json_to_recordset(${rows}::json) as row (line int, cells json, source_id text, kind text,
        name text, state text, city text, data jsonb, notes text[], held jsonb)
      order by line`,
  )
}

/** Saves what became of some rows; their cells stay, and decisions unless a row newly needs a check. */
export const saveRows = async <Data>(req: PayloadRequest, rows: ImportRow<Data>[]) => {
  if (rows.length === 0) return
  const changed = rows.map(({ cells: _, ...row }) => row)
  await inTransaction(
    req,
    sql`update import_rows set kind = now.kind, clinic_id = now.clinic_id,
        seen_version = now.seen_version, data = now.data, before = now.before, held = now.held,
        held_digest = now.held_digest, notes = now.notes, result = now.result,
        reason = now.reason, applied_version = now.applied_version, unknown = now.unknown,
        decision = case when import_rows.kind is null and now.kind = 'held' then null
          else import_rows.decision end
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as now (id int, kind text,
        clinic_id int, seen_version text, data jsonb, before jsonb, held jsonb, held_digest text,
        notes text[], result text, reason text, applied_version text, unknown jsonb)
      where import_rows.id = now.id`,
  )
}

/**
 * Adds rows for the source's published clinics that are no longer in the file, or that it says are not for
 * the public. Clinics that a row may be about under another id are in it.
 */
export const addGone = async (req: PayloadRequest, importId: number, source: string) => {
  await inTransaction(
    req,
    sql`insert into import_rows (import_id, source_id, kind, clinic_id, seen_version, name, state,
        city, data, before, notes)
      select ${importId}, c.source_id, 'gone', c.id, ${version}, c.name, s.abbreviation, c.city,
        '{"_status": "draft"}', '{"_status": "published"}', array_remove(array[
          case when ended.line is null then 'No row of the file has its id or may be about it.'
            else 'The file has it in line ' || ended.line || ', but ' || ended.reason || '.' end,
          case when c.last_verified_at is not null then 'A person verified it on '
            || to_char(c.last_verified_at, 'FMMonth FMDD, YYYY') || '.' end], null)
      from clinics c join states s on s.id = c.state_id
      left join lateral (select r.line, r.notes[1] as reason from import_rows r
        where r.import_id = ${importId} and r.kind = 'rejected'
          and r.data ->> 'endedId' = c.source_id limit 1) ended on true
      where c.source = ${source} and c._status = 'published' and c.deleted_at is null
        and c.source_id is not null
        and not exists (select 1 from import_rows r where r.import_id = ${importId}
          and (r.source_id = c.source_id or r.clinic_id = c.id
            or (r.held -> '' ->> 'clinicId')::int = c.id))
      order by c.id`,
  )
}

/**
 * Lets an import's rows be compared again, with another mapping and without doubts about their points.
 * @returns false if it isn't under review, or something of it has been written
 */
export const compareAgain = async (
  req: PayloadRequest,
  importId: number,
  mapping: string,
): Promise<boolean> => {
  const [moved] = await inTransaction(
    req,
    sql`update imports set status = 'comparing', mapping = ${mapping}, updated_at = now()
      where id = ${importId} and status = 'review' and not exists (select 1 from import_rows
        where import_id = ${importId} and result is not null) returning id`,
  )
  if (!moved) return false
  await inTransaction(
    req,
    sql`delete from import_rows where import_id = ${importId} and kind = 'gone'`,
  )
  await inTransaction(
    req,
    sql`update import_rows set kind = null, decision = null, held = held - ${OF_POINT}::text
      where import_id = ${importId} and kind <> 'rejected'`,
  )
  return true
}

/** A clinic's updatedAt as Payload writes it. */
export const version = sql.raw(
  `to_char(c.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
)
