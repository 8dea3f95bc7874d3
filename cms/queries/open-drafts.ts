import type { Pool } from 'pg'

/**
 * Which of some published clinics somebody has a newer draft of. Payload writes an update over the
 * latest draft and not over what is published, which would publish it or take the clinic away.
 */
export const openDrafts = async (pool: Pool, clinicIds: number[]): Promise<Set<number>> => {
  if (clinicIds.length === 0) return new Set()
  const { rows } = await pool.query<{ id: number }>(
    `select c.id from clinics c join _clinics_v v on v.parent_id = c.id
     where c.id = any($1) and c._status = 'published' and v.latest and v.version__status = 'draft'`,
    [clinicIds],
  )
  return new Set(rows.map(({ id }) => id))
}
