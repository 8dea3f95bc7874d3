import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** Where the clinics of a file are, and those of its source. */
export interface Whereabouts {
  /** Rows that name a town, and those in towns where the source has clinics. */
  rows: number
  together: number
  /** The source's clinics, and the town where most of them are: 'Boise, ID'. */
  known: number
  knownTown: string | null
  /** The town where most of the other rows are. */
  newTown: string | null
}

export const whereabouts = async (
  req: PayloadRequest,
  importId: number,
  source: string,
): Promise<Whereabouts> => {
  const [found] = await inTransaction<Whereabouts & Record<string, unknown>>(
    req,
    sql`with ours as (
        select lower(c.city) as town, c.city || ', ' || s.abbreviation as called, s.abbreviation as state
        from clinics c join states s on s.id = c.state_id
        where c.source = ${source} and c.deleted_at is null and c.merged_into_id is null),
      file as (
        select r.city || ', ' || r.state as called, exists (select 1 from ours
          where ours.state = r.state and ours.town = lower(r.city)) as together
        from import_rows r where r.import_id = ${importId} and r.kind is null)
      select (select count(*)::int from file) as rows,
        (select count(*)::int from file where together) as together,
        (select count(*)::int from ours) as known,
        (select mode() within group (order by called) from ours) as "knownTown",
        (select mode() within group (order by called) from file where not together) as "newTown"`,
  )
  if (!found) throw new Error('Nothing was counted')
  return found
}
