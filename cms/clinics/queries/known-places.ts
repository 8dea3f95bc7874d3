import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import type { KnownPlace } from '../private/place-pattern.ts'

/** A clinic, and those that were merged into it: they are the same one. */
export const sameClinics = async (req: PayloadRequest, id: number): Promise<number[]> => {
  const rows = await inTransaction<{ id: number }>(
    req,
    sql`select id from clinics where id = ${id} or merged_into_id = ${id}`,
  )
  return rows.map((row) => row.id)
}

/** Where clinics are and were, as they themselves, their versions and what was sent of them say. */
export const knownPlaces = (req: PayloadRequest, ids: readonly number[]): Promise<KnownPlace[]> => {
  const which = sql`any(${sql.param(ids)}::int[])`
  return inTransaction<KnownPlace & Record<string, unknown>>(
    req,
    sql`select distinct * from (
        select address, latitude, longitude from clinics where id = ${which}
        union all select moved_from, null, null from clinics where id = ${which}
        union all select version_address, version_latitude, version_longitude
          from _clinics_v where parent_id = ${which}
        union all select version_moved_from, null, null from _clinics_v where parent_id = ${which}
        union all select address, null, null from clinic_submissions where clinic_id = ${which}
      ) place where address is not null or latitude is not null or longitude is not null`,
  )
}

/** Whether visitors still see the clinic with its address. */
export const isAddressPublic = async (req: PayloadRequest, id: number): Promise<boolean> => {
  const rows = await inTransaction(
    req,
    sql`select 1 from clinics where id = ${id} and _status = 'published'
      and not coalesce(address_is_private, false)`,
  )
  return rows.length > 0
}
