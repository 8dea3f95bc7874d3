import type { Pool } from 'pg'

const WAITING = `
  select v.parent_id as id from _clinics_v v
  join clinics c on c.id = v.parent_id and c._status = 'published'
  where v.latest and v.version__status = 'draft'
    and (v.version_closed_at is not null or v.version_merged_into_id is not null)`

/** Clinics that are listed still, and whose draft says that they have closed. */
export const waitingToLeave = async (pool: Pick<Pool, 'query'>): Promise<Set<number>> =>
  new Set((await pool.query<{ id: number }>(WAITING)).rows.map(({ id }) => id))
