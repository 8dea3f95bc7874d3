import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { type ImportRow, OF_POINT, OF_ROW } from './import-row.ts'

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

/** What accepting a row does that says that a clinic has closed: it is no longer listed. */
const CLOSING = '{"_status": "draft"}'

const VERIFIED = `case when c.last_verified_at is not null then 'A person verified it on '
  || to_char(c.last_verified_at, 'FMMonth FMDD, YYYY') || '.' end`

/**
 * Rows that were rejected since their clinics have closed or are not for the public need a check if we list
 * these clinics. Other rows of the file may say that the clinics are open all the same.
 */
export const addClosings = async (req: PayloadRequest, importId: number, source: string) => {
  await inTransaction(
    req,
    sql`update import_rows set kind = 'held', source_id = own.source_id, clinic_id = c.id,
        seen_version = ${version}, name = c.name, state = s.abbreviation, city = c.city,
        data = ${CLOSING}::jsonb, before = '{"_status": "published"}',
        held = jsonb_build_object('', jsonb_build_object('reason', concat_ws(' ', 'The file says that',
          case when own.id = c.id then 'it' else '“' || own.name || '”, which was merged into it,' end,
          'is closed or not for the public.', ${sql.raw(VERIFIED)}, 'Accepting unlists it and keeps its data.')))
      from clinics own join clinics c on c.id = coalesce(own.merged_into_id, own.id)
        join states s on s.id = c.state_id
      where import_id = ${importId} and import_rows.kind = 'rejected' and own.source = ${source}
        and own.source_id = import_rows.data ->> 'endedId'
        and c._status = 'published' and c.deleted_at is null
        and not exists (select 1 from import_rows other where other.import_id = ${importId}
          and other.kind <> 'rejected' and (other.source_id = own.source_id or other.clinic_id = c.id))`,
  )
}

/** Turns them back into rejected rows. One that a doubt would close was never one. */
const removeClosings = (req: PayloadRequest, importId: number) =>
  inTransaction(
    req,
    sql`update import_rows set kind = 'rejected', data = jsonb_build_object('endedId', source_id),
        source_id = null, clinic_id = null, before = null, held = null, decision = null
      where import_id = ${importId} and kind = 'held' and data = ${CLOSING}::jsonb
        and not held ? ${OF_ROW}::text`,
  )

/** How many rows say that clinics have closed. */
export const countClosings = async (req: PayloadRequest, importId: number): Promise<number> => {
  const [counted] = await inTransaction<{ count: number }>(
    req,
    sql`select count(*)::int as count from import_rows
      where import_id = ${importId} and kind = 'held' and data = ${CLOSING}::jsonb`,
  )
  return counted?.count ?? 0
}

/**
 * What rows of a file say, to be looked up in memory. As one condition on the rows, Postgres would compare each
 * clinic with each row.
 */
const saidBy = (importId: number, value: SQL) =>
  sql`(select ${value} from import_rows where import_id = ${importId} and ${value} is not null)`

/**
 * Adds rows for the source's published clinics that are no longer in the file. Clinics that a row may be
 * about under another id are in it.
 */
export const addGone = async (req: PayloadRequest, importId: number, source: string) => {
  await inTransaction(
    req,
    sql`insert into import_rows (import_id, source_id, kind, clinic_id, seen_version, name, state,
        city, data, before, notes)
      select ${importId}, c.source_id, 'gone', c.id, ${version}, c.name, s.abbreviation, c.city,
        ${CLOSING}::jsonb, '{"_status": "published"}', array_remove(array[
          'No row of the file has its id or may be about it.', ${sql.raw(VERIFIED)}], null)
      from clinics c join states s on s.id = c.state_id
      where c.source = ${source} and c._status = 'published' and c.deleted_at is null
        and c.source_id is not null
        and c.source_id not in ${saidBy(importId, sql`source_id`)}
        and c.id not in ${saidBy(importId, sql`clinic_id`)}
        and c.id not in ${saidBy(importId, sql`(held -> '' ->> 'clinicId')::int`)}
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
  await removeClosings(req, importId)
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
