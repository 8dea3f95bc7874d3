import type { Point } from '../../contract/miles-between.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'

/** Degrees, WGS 84. */
export interface Town {
  name: string
  latitude: number
  longitude: number
}

const AROUND = `select name, latitude, longitude from places
  where kind = 'town' and radius is null
    and latitude between $1::float8 - $3::float8 and $1::float8 + $3::float8
    and longitude between $2::float8 - $4::float8 and $2::float8 + $4::float8
  order by population desc nulls last, normalized limit 60`

/** The towns around a point, the largest first. @param degrees to the north, south, east and west */
export const townsAround = (
  pool: ReadPool,
  { latitude, longitude }: Point,
  degrees: { north: number; east: number },
): Promise<Town[]> =>
  prepared<Town>(pool, AROUND, [latitude, longitude, degrees.north, degrees.east])
