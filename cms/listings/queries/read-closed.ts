import type { ClosedClinic } from '../../contract/clinic.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** A clinic that has closed. Degrees WGS 84; null if it had no point of its own. */
export type Closed = Omit<ClosedClinic, 'nearest'> & {
  latitude: number | null
  longitude: number | null
}

/** The closed clinic that had this address; undefined if none did. What was never public stays so. */
export const readClosed = async (pool: ReadPool, slug: string): Promise<Closed | undefined> => {
  const [row] = await prepared<Closed>(
    pool,
    `select c.name, c.city, s.abbreviation as state, to_json(c.closed_at) #>> '{}' as "closedAt",
       c.latitude::float8, c.longitude::float8
     from clinics c join states s on s.id = c.state_id
     where c.slug = $1 and c.closed_at is not null and c.merged_into_id is null
       and c.deleted_at is null and c._status = 'draft'
       and exists (select from _clinics_v v
         where v.parent_id = c.id and v.version__status = 'published')`,
    [slug],
  )
  return row && { ...row, closedAt: new Date(row.closedAt).toISOString() }
}
