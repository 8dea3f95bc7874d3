import type { Pool } from 'pg'

/**
 * After many rows have changed: fresh statistics for the planner, and pages marked as seen by all,
 * without which searches that could be answered from the index read the table too. Postgres does
 * the same by itself, some minutes later.
 */
export const settleListings = async (pool: Pool): Promise<void> => {
  await pool.query('vacuum analyze listings')
  await pool.query('analyze')
}
