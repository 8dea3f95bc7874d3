import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import { LOCKS } from '../../database/locks.ts'

/** An uploaded file that the product is at work on. */
export interface ImportAtWork {
  id: number
  status: 'comparing' | 'applying' | 'stopping' | 'undoing'
  fileName: string
  source: string
  /** As JSON. */
  mapping: string
  /** Whether the file is only a part of its source. */
  isPartial: boolean
}

/** Those to be worked on, the oldest first. */
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
 * @returns false where it was in none of them: somebody was faster
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

/**
 * Keeps a source for the request until its transaction ends.
 * @returns false where somebody else has it
 */
export const lockSource = async (req: PayloadRequest, source: string): Promise<boolean> => {
  const [lock] = await inTransaction<{ held: boolean }>(
    req,
    sql`select pg_try_advisory_xact_lock(${LOCKS.importing}, hashtext(${source})) as held`,
  )
  return lock?.held === true
}

/**
 * Keeps a source for work in many transactions.
 * @returns what lets go of it; undefined where somebody else has it
 */
export const holdSource = async (pool: Pool, source: string): Promise<(() => void) | undefined> => {
  const client = await pool.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as held', [
    LOCKS.importing,
    source,
  ])
  // The lock goes with the connection, which is not used again.
  const release = () => client.release(true)
  if (rows[0].held) return release
  release()
  return undefined
}
