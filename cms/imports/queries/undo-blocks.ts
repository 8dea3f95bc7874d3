import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { HAS_NEWER_DRAFT } from '../../documents/queries/newer-draft.ts'
import { version } from './write-rows.ts'

/** Why a row’s changes can’t be undone right now. */
export interface UndoBlock {
  kind: 'removed' | 'drafted' | 'touched'
  /** The file of a later import, if that is what changed the clinic since. */
  laterFile: string | null
}

/** The blocks by row id, for rows that an import has written and that can’t be undone now. */
export const undoBlocks = async (
  req: PayloadRequest,
  rowIds: number[],
): Promise<Map<number, UndoBlock>> => {
  if (rowIds.length === 0) return new Map()
  const blocked = await inTransaction<{ id: number; kind: UndoBlock['kind']; file: string | null }>(
    req,
    sql`select * from (
        select r.id, later.file_name as file, case
          when c.id is null or c.deleted_at is not null then 'removed'
          when ${version} <> r.applied_version then 'touched'
          when ${sql.raw(HAS_NEWER_DRAFT)} then 'drafted' end as kind
        from import_rows r
        left join clinics c on c.id = r.clinic_id
        left join lateral (
          select i.file_name from import_rows l join imports i on i.id = l.import_id
          where l.clinic_id = r.clinic_id and l.import_id <> r.import_id
            and l.result in ('applied', 'noted') and l.seen_version = r.applied_version
          limit 1
        ) later on true
        where r.id = any(${sql.param(rowIds)}::int[]) and r.result in ('applied', 'noted')
      ) rows where kind is not null`,
  )
  return new Map(blocked.map(({ id, kind, file }) => [id, { kind, laterFile: file }]))
}

/** A clinic that an undo has restored: the old content under a new version. */
export interface PutBack {
  clinic_id: number
  /** Its version before the import that is undone. */
  was: string
  /** Its version now, with the same content. */
  now: string
}

/** Marks clinics as unchanged since their earlier imports, once an undo has restored them. */
export const restoreVersions = async (req: PayloadRequest, clinics: PutBack[]): Promise<void> => {
  if (clinics.length === 0) return
  await inTransaction(
    req,
    sql`update import_rows set applied_version = back.now
      from jsonb_to_recordset(${JSON.stringify(clinics)}::jsonb) as back
        (clinic_id int, was text, now text)
      where import_rows.clinic_id = back.clinic_id and applied_version = back.was
        and result in ('applied', 'noted')`,
  )
}

/** Lets another undo retry the rows that the last one left, all or some of them. */
export const forgetReasons = async (
  req: PayloadRequest,
  importId: number,
  ids: number[] | null = null,
): Promise<void> => {
  await inTransaction(
    req,
    sql`update import_rows set reason = null
      where import_id = ${importId} and result in ('applied', 'noted') and reason is not null
        and (${sql.param(ids)}::int[] is null or id = any(${sql.param(ids)}::int[]))`,
  )
}
