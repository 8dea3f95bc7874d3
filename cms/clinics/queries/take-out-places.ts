import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { TAKEN_OUT } from '../private/place-pattern.ts'
import { NO_PLACE, PLACE_FIELDS } from '../private/without-place.ts'

type Ids = readonly number[]

const any = (ids: Ids) => sql`any(${sql.param(ids)}::int[])`
const of = (column: string, ids: Ids) => sql`${sql.identifier(column)} = ${any(ids)}`
const within = (column: string, table: string, parent: string, ids: Ids) =>
  sql`${sql.identifier(column)} in (select id from ${sql.identifier(table)} where ${of(parent, ids)})`

/** Whatever we keep in words about clinics, by table, and which of its rows are about some of them. */
const WORDS: Readonly<Record<string, (ids: Ids) => SQL>> = {
  clinics: (ids) => of('id', ids),
  clinics_locales: (ids) => of('_parent_id', ids),
  clinics_texts: (ids) => of('parent_id', ids),
  _clinics_v: (ids) => of('parent_id', ids),
  _clinics_v_locales: (ids) => within('_parent_id', '_clinics_v', 'parent_id', ids),
  _clinics_v_texts: (ids) => within('parent_id', '_clinics_v', 'parent_id', ids),
  verifications: (ids) => of('clinic_id', ids),
  verifications_changes: (ids) => within('_parent_id', 'verifications', 'clinic_id', ids),
  corrections: (ids) => of('clinic_id', ids),
  contact_messages: (ids) => of('clinic_id', ids),
  comments: (ids) =>
    sql`id in (select parent_id from comments_rels where ${of('clinics_id', ids)})`,
  clinic_submissions: (ids) => of('clinic_id', ids),
  clinic_submissions_log: (ids) => within('_parent_id', 'clinic_submissions', 'clinic_id', ids),
}

/** The columns of these tables that hold texts. */
const textColumns = async (req: PayloadRequest) => {
  const rows = await inTransaction<{ table: string; columns: string[] }>(
    req,
    sql`select table_name as table, array_agg(column_name::text) as columns
      from information_schema.columns
      where table_schema = current_schema() and data_type in ('text', 'character varying')
        and table_name = any(${sql.param(Object.keys(WORDS))}::text[]) group by table_name`,
  )
  return rows
}

/** Takes what a pattern finds out of all texts about clinics. */
export const takeOutOfTexts = async (req: PayloadRequest, ids: Ids, pattern: string) => {
  for (const { table, columns } of await textColumns(req)) {
    const about = WORDS[table]?.(ids)
    if (!about) continue
    const names = columns.map((name) => sql`${sql.identifier(name)}`)
    const found = names.map((name) => sql`${name} ~* ${pattern}`)
    const written = names.map(
      (name) => sql`${name} = regexp_replace(${name}, ${pattern}, ${TAKEN_OUT}, 'gi')`,
    )
    await inTransaction(
      req,
      sql`update ${sql.identifier(table)} set ${sql.join(written, sql`, `)}
        where ${about} and (${sql.join(found, sql` or `)})`,
    )
  }
  await inTransaction(
    req,
    sql`update bulk_change_rows r
      set before = regexp_replace(before::text, ${pattern}, ${TAKEN_OUT}, 'gi')::jsonb
      from bulk_changes c where c.id = r.change_id and c."on" = 'clinics'
        and r.document_id = ${any(ids)} and before::text ~* ${pattern}`,
  )
}

const FIELDS = sql`${sql.param(PLACE_FIELDS)}::text[]`
/** As undoing a change of many restores it: the address stays private. */
const STAYS_PRIVATE = sql`${JSON.stringify({ ...NO_PLACE, addressIsPrivate: true })}::jsonb`

/**
 * Empties whatever says where clinics are: in them, in their versions, and in what undoing a call, a
 * correction or a change of many would bring back. Answers to questions quote places, too.
 */
export const emptyPlaces = async (req: PayloadRequest, ids: Ids): Promise<void> => {
  const statements = [
    sql`update clinics set address = null, latitude = null, longitude = null,
        coordinates_approximate = false, moved_from = null, moved_at = null, held_digest = null,
        fact_dates = fact_dates - ${FIELDS}, address_is_private = true
      where ${of('id', ids)} and (not coalesce(address_is_private, false) or address is not null
        or latitude is not null or longitude is not null or moved_from is not null)`,
    sql`update _clinics_v set version_address = null, version_latitude = null, version_longitude = null,
        version_coordinates_approximate = false, version_moved_from = null, version_moved_at = null,
        version_held_digest = null, version_fact_dates = version_fact_dates - ${FIELDS}
      where ${of('parent_id', ids)} and (version_address is not null or version_latitude is not null
        or version_longitude is not null or version_moved_from is not null)`,
    sql`delete from clinics_texts where ${of('parent_id', ids)} and path = 'confirmed'
        and text ~ '^(moved|point|private) '`,
    sql`delete from _clinics_v_texts where ${within('parent_id', '_clinics_v', 'parent_id', ids)}
        and path = 'version.confirmed' and text ~ '^(moved|point|private) '`,
    sql`update verifications set undo = jsonb_set(undo::jsonb, '{en}', (undo::jsonb -> 'en') - ${FIELDS})::text
      where ${of('clinic_id', ids)} and nullif(undo, '')::jsonb -> 'en' ?| ${FIELDS}`,
    sql`update verifications_changes set before = case when before <> '' then ${TAKEN_OUT} end,
        after = case when after <> '' then ${TAKEN_OUT} end
      where ${within('_parent_id', 'verifications', 'clinic_id', ids)} and field in ('Street address', 'Address')`,
    sql`update corrections set proposed = (proposed::jsonb - ${FIELDS})::text
      where ${of('clinic_id', ids)} and nullif(proposed, '')::jsonb ?| ${FIELDS}`,
    sql`update clinic_submissions set address = ${TAKEN_OUT}
      where ${of('clinic_id', ids)} and address <> ${TAKEN_OUT}`,
    sql`update bulk_change_rows r set before = before
        || jsonb_build_object('main', before -> 'main' || ${STAYS_PRIVATE})
        || case when jsonb_typeof(before -> 'latest') = 'object'
          then jsonb_build_object('latest', before -> 'latest' || ${STAYS_PRIVATE}) else '{}' end
      from bulk_changes c where c.id = r.change_id and c."on" = 'clinics'
        and r.document_id = ${any(ids)} and before is not null`,
  ]
  for (const statement of statements) await inTransaction(req, statement)
}
