import type { Pool } from 'pg'
import { listingVersion } from './listing-version.ts'

/**
 * Whether all listings are as this release writes them, or most as another one does: that is a newer one,
 * which regenerated them when it started.
 */
export const areCurrent = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ others: boolean }>(
    // By the index, which `<>` can't use.
    `select exists (select from listings where version < $1)
       or exists (select from listings where version > $1) as others`,
    [listingVersion()],
  )
  if (!rows[0]?.others) return true
  const counted = await pool.query<{ most: boolean }>(
    'select count(*) filter (where version <> $1) > count(*) filter (where version = $1) as most from listings',
    [listingVersion()],
  )
  return counted.rows[0]?.most ?? true
}

/** How many clinics have listings that another release wrote. */
export const countOutdated = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(distinct clinic_id)::int as count from listings where version <> $1',
    [listingVersion()],
  )
  return rows[0]?.count ?? 0
}

/** The next clinics with such listings, by id. */
export const outdatedClinics = async (
  pool: Pool,
  after: number,
  limit: number,
): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select distinct clinic_id as id from listings where version <> $1 and clinic_id > $2
     order by clinic_id limit $3`,
    [listingVersion(), after, limit],
  )
  return rows.map(({ id }) => id)
}
