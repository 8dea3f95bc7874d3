import type { Point } from '../../contract/miles-between.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { PlaceRow } from '../gazetteer-table.ts'

const NEAR_ZIPS = 12
/** Degrees of latitude around a point in which its ZIP code is looked for: 70 miles. */
const AROUND = 1

/** The existing ZIP codes nearest in number among those with the same first three digits. */
export async function nearestZips(
  pool: ReadPool,
  zip: string,
): Promise<Pick<PlaceRow, 'town' | 'state'>[]> {
  const { rows } = await pool.query<Pick<PlaceRow, 'town' | 'state'>>({
    name: 'places-near-zips',
    text: `
      select p.town, p.state from places p
      where p.normalized >= $1 and p.normalized <= $2 and p.kind = 'zip'
      order by abs(p.normalized::int - $3::int), p.normalized
      limit ${NEAR_ZIPS}`,
    values: [`${zip.slice(0, 3)}00`, `${zip.slice(0, 3)}99`, zip],
  })
  return rows
}

/** The ZIP codes whose middles are nearest to a point, within some 70 miles. */
export async function zipsAround(
  pool: ReadPool,
  { latitude, longitude }: Point,
): Promise<Pick<PlaceRow, 'town' | 'state'>[]> {
  const { rows } = await pool.query<Pick<PlaceRow, 'town' | 'state'>>({
    name: 'places-zips-around',
    text: `
      select p.town, p.state from places p,
        lateral (select (p.longitude - $2::float8) * cos(radians($1::float8)) as east) away
      where p.kind = 'zip' and p.latitude between $1 - ${AROUND} and $1 + ${AROUND}
        and abs(away.east) < ${AROUND}
      order by (p.latitude - $1) ^ 2 + away.east ^ 2
      limit ${NEAR_ZIPS}`,
    values: [latitude, longitude],
  })
  return rows
}
