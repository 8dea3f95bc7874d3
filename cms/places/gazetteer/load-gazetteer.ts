import type { Pool, PoolClient } from 'pg'
import { LOCKS } from '../../database/locks.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import type { CountyPiece } from './gazetteer.ts'
import { sourceDigest } from './source-digest.ts'

/** Rows per insert; larger batches save no time and take more memory. */
const BATCH = 10_000

/** Reports progress: rows written so far, and rows in all. */
export type LoadReport = (done: number, total: number) => void

/**
 * Fills `places` and `county_shapes` with the gazetteer, in one transaction that readers don't notice. Does nothing
 * if the table was filled from the same sources: their digest is kept as the table's comment.
 * Returns the number of rows written, 0 if there was nothing to do. Takes a few seconds.
 */
export async function loadGazetteer(pool: Pool, report: LoadReport = () => {}): Promise<number> {
  const digest = sourceDigest()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.loadingPlaces])
    const written = (await loadedDigest(client)) === digest ? 0 : await replaceRows(client, report)
    if (written > 0) await client.query(`comment on table places is '${digest}'`)
    await client.query('commit')
    if (written > 0) await client.query('vacuum analyze places, county_shapes')
    return written
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function loadedDigest(client: PoolClient): Promise<string | null> {
  const { rows } = await client.query<{ digest: string | null }>(
    `select case when exists (select from places)
       then obj_description('places'::regclass, 'pg_class') end as digest`,
  )
  return rows[0]?.digest ?? null
}

async function replaceRows(client: PoolClient, report: LoadReport): Promise<number> {
  // Once imported, the packages take some 100 MB, which a server that has its rows needn't spend.
  const { gazetteer } = await import('./gazetteer.ts')
  const { places: rows, countyPieces } = gazetteer()
  await client.query('delete from places')
  await client.query('delete from county_shapes')
  await insertPieces(client, countyPieces)
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    await insertRows(client, batch)
    report(start + batch.length, rows.length)
  }
  return rows.length
}

/** To 11 meters, which the outlines aren't exact to. */
function polygonText(ring: CountyPiece['ring']): string {
  const points = ring.map(([east, north]) => `(${east.toFixed(4)},${north.toFixed(4)})`)
  return `(${points.join()})`
}

async function insertPieces(client: PoolClient, pieces: CountyPiece[]) {
  await client.query(
    `insert into county_shapes (normalized, state, shape)
       select * from unnest($1::text[], $2::text[], $3::polygon[])`,
    [
      pieces.map(({ normalized }) => normalized),
      pieces.map(({ state }) => state),
      pieces.map(({ ring }) => polygonText(ring)),
    ],
  )
}

async function insertRows(client: PoolClient, batch: PlaceRow[]) {
  await client.query(
    `insert into places (normalized, kind, state, name, latitude, longitude, population, town, radius)
       select * from unnest(
         $1::text[], $2::text[], $3::text[], $4::text[],
         $5::float8[], $6::float8[], $7::int[], $8::text[], $9::int[])`,
    [
      batch.map((row) => row.normalized),
      batch.map((row) => row.kind),
      batch.map((row) => row.state),
      batch.map((row) => row.name),
      batch.map((row) => row.latitude),
      batch.map((row) => row.longitude),
      batch.map((row) => row.population),
      batch.map((row) => row.town),
      batch.map((row) => row.radius),
    ],
  )
}
