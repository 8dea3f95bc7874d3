import type { Pool } from 'pg'

/** Whether a day, which is stored as noon, has come on the clinic's own clock. */
const hasCome = (day: string) =>
  `(${day} at time zone 'UTC')::date <= ($1::timestamptz at time zone coalesce(l.time_zone, 'UTC'))::date`

/**
 * Clinics of whose listings something was true until a day that has come: they are not found as open, or
 * have a notice.
 */
export const endedClinics = async (pool: Pool, now: Date): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `select distinct l.clinic_id as id from clinics c join listings l on l.clinic_id = c.id
     where (${hasCome('c.closed_until')} and isempty(l.open_week)
         and json_array_length(l.summary::json -> 'openWeek') > 0)
       or (${hasCome('c.notice_until')} and l.detail::json ->> 'notice' is not null)`,
    [now],
  )
  return rows.map(({ id }) => id)
}
