import { sql } from '@payloadcms/db-postgres/drizzle'
import { inTransaction, type Transaction } from '../../database/in-transaction.ts'

/** A ZIP code's middle in degrees, WGS 84, with its post town and its state's abbreviation. */
export type ZipCentroid = { latitude: number; longitude: number; city: string; state: string }

/** The middle of a ZIP code, null if it is unknown. Reads five digits, or ZIP+4. */
export async function zipCentroid(req: Transaction, zip: string): Promise<ZipCentroid | null> {
  const centroids = await zipCentroids(req, [zip])
  return centroids.get(zip) ?? null
}

/** The middles of many ZIP codes in one query, by the code as given; unknown ones are left out. */
export async function zipCentroids(
  req: Transaction,
  zips: string[],
): Promise<Map<string, ZipCentroid>> {
  const codes = sql.param([...new Set(zips.map(fiveDigits))])
  // A save waits for no second connection while it holds one.
  const rows = await inTransaction<{ zip: string } & ZipCentroid>(
    req,
    sql`select normalized as zip, latitude, longitude, coalesce(town, '') as city, state
      from places where normalized = any(${codes}::text[]) and kind = 'zip'`,
  )
  const byZip = new Map(rows.map(({ zip, ...centroid }) => [zip, centroid]))
  return new Map(
    zips.flatMap((zip) => {
      const centroid = byZip.get(fiveDigits(zip))
      return centroid ? [[zip, centroid] as const] : []
    }),
  )
}

function fiveDigits(zip: string): string {
  return zip.trim().slice(0, 5)
}
