import type { ReadPool } from '../database/read-pool.ts'

/** A ZIP code's middle in degrees, WGS 84, with its post town and its state's abbreviation. */
export type ZipCentroid = { latitude: number; longitude: number; city: string; state: string }

/** The middle of a ZIP code, null if it is unknown. Reads five digits, or ZIP+4. */
export async function zipCentroid(pool: ReadPool, zip: string): Promise<ZipCentroid | null> {
  const centroids = await zipCentroids(pool, [zip])
  return centroids.get(zip) ?? null
}

/** The middles of many ZIP codes in one query, by the code as given; unknown ones are left out. */
export async function zipCentroids(
  pool: ReadPool,
  zips: string[],
): Promise<Map<string, ZipCentroid>> {
  const { rows } = await pool.query<{ zip: string } & ZipCentroid>({
    name: 'places-zip-centroids',
    text: `
      select normalized as zip, latitude, longitude, coalesce(town, '') as city, state
      from places where normalized = any($1::text[]) and kind = 'zip'`,
    values: [[...new Set(zips.map(fiveDigits))]],
  })
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
