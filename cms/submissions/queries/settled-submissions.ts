import type { Pool } from 'pg'

/** The ids of submissions whose last step, published or declined, was taken so many days ago. */
export const settledBefore = async (pool: Pool, days: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select id from clinic_submissions sent
     where status in ('published', 'declined')
       and greatest(
         created_at,
         (select max(at) from clinic_submissions_log where _parent_id = sent.id)
       ) < now() - make_interval(days => $1)`,
    [days],
  )
  return rows.map(({ id }) => id)
}
