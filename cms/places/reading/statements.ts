import type { Point } from '../../contract/miles-between.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import type { Gazetteer, Match } from './open-gazetteer.ts'
import type { Reading } from './read-location.ts'

/** Similar names to read and weigh, at most. */
const SIMILAR = 40
/** Share of trigrams in common: 'tuscon' and 'tucson' share 0.27. */
const SIMILARITY = 0.2
const PEOPLE_WEIGHT = 0.05
const STATE_WEIGHT = 0.5
const NEAR_ZIPS = 12
/** Degrees of latitude around a point in which its ZIP code is looked for: 70 miles. */
const AROUND = 1

type PlaceKey = Pick<PlaceRow, 'normalized' | 'kind' | 'state'>

/**
 * The rows whose names are spelled most like the readings', large towns and the readings' own
 * states first. The operator % finds them through the trigram index, but its threshold is a
 * session setting: it is set for this statement only, before r.name is searched.
 */
export async function similarMatches(
  { pool, rowsOf }: Gazetteer,
  readings: Reading[],
): Promise<Match[]> {
  const { rows } = await pool.query<PlaceKey & { reading: number }>({
    name: 'places-similar',
    text: `
      select r.position::int - 1 as reading, p.*
      from (
        select set_config('pg_trgm.similarity_threshold', '${SIMILARITY}', true) as likeness offset 0
      ) setting
      cross join unnest($1::text[], $2::text[]) with ordinality r(name, state, position)
      cross join lateral (
        select p.normalized, p.kind, p.state from places p
        where p.kind <> 'zip'
          and p.normalized % case when setting.likeness is not null then r.name end
        order by similarity(p.normalized, r.name)
          + ${PEOPLE_WEIGHT} * log(greatest(p.population, 100))
          + case when p.state = r.state then ${STATE_WEIGHT} else 0 end desc
        limit ${SIMILAR}
      ) p`,
    values: [readings.map(({ name }) => name), readings.map(({ state }) => state)],
  })
  return rows.flatMap(({ reading, normalized, kind, state }) => {
    const row = rowsOf(normalized).find((one) => one.kind === kind && one.state === state)
    return row ? [{ row, reading }] : []
  })
}

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
