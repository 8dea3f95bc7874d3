import type { Pool } from 'pg'
import { HAS_NEWER_DRAFT } from './newer-draft.ts'

/** The given clinics that have a newer draft. */
export const openDrafts = async (pool: Pool, clinicIds: number[]): Promise<Set<number>> => {
  if (clinicIds.length === 0) return new Set()
  const { rows } = await pool.query<{ id: number }>(
    `select c.id from clinics c where c.id = any($1) and ${HAS_NEWER_DRAFT}`,
    [clinicIds],
  )
  return new Set(rows.map(({ id }) => id))
}
