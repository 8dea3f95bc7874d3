import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { ClinicTraits } from '../../clinics/index.ts'
import { inTransaction } from '../../database/in-transaction.ts'

/** A clinic as the search for pairs compares it. */
export interface Comparable extends ClinicTraits {
  id: number
  stateId: number | null
}

interface Row extends Omit<Comparable, 'point'> {
  [column: string]: unknown
  latitude: number | null
  longitude: number | null
}

/**
 * All clinics that can be duplicates: none in the trash, none that were merged, no invented ones. A point that
 * stands for a whole ZIP code is left out.
 */
export const comparableClinics = async (req: PayloadRequest): Promise<Comparable[]> => {
  const rows = await inTransaction<Row>(
    req,
    sql`select id, name, phone, address, city, zip_code as "zipCode", state_id as "stateId",
        case when source_id is not null then source end as "listedBy",
        case when not coalesce(coordinates_approximate, false) then latitude end as latitude,
        case when not coalesce(coordinates_approximate, false) then longitude end as longitude
      from clinics
      where deleted_at is null and merged_into_id is null and source <> 'sample' and name is not null
      order by id`,
  )
  return rows.map(({ latitude, longitude, ...clinic }) => ({
    ...clinic,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }))
}
