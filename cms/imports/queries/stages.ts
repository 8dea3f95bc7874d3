import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import { LOCKS } from '../../database/locks.ts'

/** An uploaded file with a running stage. */
export interface ImportAtWork {
  id: number
  status: 'comparing' | 'applying' | 'stopping' | 'undoing'
  fileName: string
  source: string
  /** As JSON. */
  mapping: string
  /** Whether the file is only part of its source. */
  isPartial: boolean
}

/** The imports to work on, the oldest first. */
export const importsAtWork = async (pool: Pool): Promise<ImportAtWork[]> => {
  const { rows } = await pool.query<ImportAtWork>(
    `select id, status, file_name as "fileName", source, mapping, coalesce(is_partial, false) as "isPartial" from imports
     where status in ('comparing', 'applying', 'stopping', 'undoing') order by id`,
  )
  return rows
}

export const stageOf = async (pool: Pool, id: number): Promise<string | undefined> => {
  const { rows } = await pool.query('select status from imports where id = $1', [id])
  return rows[0]?.status
}

/**
 * Moves an import from one of some stages to another.
 * @returns false if it was in none of them: somebody was faster
 */
export const setStage = async (
  req: PayloadRequest,
  id: number,
  from: string[],
  to: string,
  failure: string | null = null,
): Promise<boolean> => {
  const moved = await inTransaction(
    req,
    sql`update imports set status = ${to}, failure = ${failure}, updated_at = now()
      where id = ${id} and status = any(${sql.param(from)}::text[]) returning id`,
  )
  return moved.length > 0
}

/** Notes who undoes an import, or the last of its rows. */
export const noteUndoneBy = async (req: PayloadRequest, id: number, by: number): Promise<void> => {
  await inTransaction(req, sql`update imports set undone_by_id = ${by} where id = ${id}`)
}

/**
 * Locks a source for the request until its transaction ends.
 * @returns false if somebody else holds it
 */
export const lockSource = async (req: PayloadRequest, source: string): Promise<boolean> => {
  const [lock] = await inTransaction<{ held: boolean }>(
    req,
    sql`select pg_try_advisory_xact_lock(${LOCKS.importing}, hashtext(${source})) as held`,
  )
  return lock?.held === true
}
