import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** A clinic without its own point. */
export interface Unplaced {
  id: number
  /** Five digits; empty where unknown. */
  zip: string
  /** As `normalizeName` writes it. */
  town: string
  /** Postal abbreviation. */
  state: string
}

interface Row extends Record<string, unknown> {
  id: number
  latitude: number
  longitude: number
}

/**
 * Approximate points for such clinics, by id: the middle of their ZIP code if it is in their
 * state, else the middle of their town. Clinics in unknown towns are left out. Degrees, WGS 84.
 */
export const approximatePoints = async (
  req: PayloadRequest,
  clinics: Unplaced[],
): Promise<Map<number, { latitude: number; longitude: number }>> => {
  if (clinics.length === 0) return new Map()
  const rows = await inTransaction<Row>(
    req,
    sql`select asked.id, coalesce(zip.latitude, town.latitude) as latitude,
        coalesce(zip.longitude, town.longitude) as longitude
      from jsonb_to_recordset(${JSON.stringify(clinics)}::jsonb)
        as asked (id int, zip text, town text, state text)
      left join places as zip
        on zip.normalized = asked.zip and zip.kind = 'zip' and zip.state = asked.state
      left join places as town
        on town.normalized = asked.town and town.kind = 'town' and town.state = asked.state
      where zip.normalized is not null or town.normalized is not null`,
  )
  return new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]))
}
