import type { Pool } from 'pg'

/** The tables of clinics and their versions, whose names Payload derives from the collection's. */
const CLINIC_TABLES = `
  select string_agg(quote_ident(relname), ', ') as names from pg_class
  where relkind = 'r' and pg_table_is_visible(oid) and relname ~ '^_?clinics(_|$)'`

/**
 * For use after many clinics have changed. It gives the planner fresh statistics and marks pages of
 * listings as all-visible; otherwise searches that the index alone could answer read the table too.
 * Autovacuum would do the same a few minutes later.
 */
export const vacuumListings = async (pool: Pool): Promise<void> => {
  await pool.query('vacuum analyze listings')
  const { rows } = await pool.query<{ names: string }>(CLINIC_TABLES)
  await pool.query(`analyze ${rows[0]?.names}`)
}
