import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'

/** An uploaded file that the product is at work on. */
export interface ImportAtWork {
  id: number
  status: 'comparing' | 'applying' | 'undoing'
  source: string
  /** As JSON. */
  mapping: string
}

/** Those to be worked on, the oldest first. */
export const importsAtWork = async (pool: Pool): Promise<ImportAtWork[]> => {
  const { rows } = await pool.query<ImportAtWork>(
    `select id, status, source, mapping from imports
     where status in ('comparing', 'applying', 'undoing') order by id`,
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
export const moveImport = async (
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

/** Lets one request of all deal with a source, until its transaction ends. */
export const lockSource = (req: PayloadRequest, source: string) =>
  inTransaction(req, sql`select pg_advisory_xact_lock(hashtext(${`import ${source}`}))`)
