import type { Pool } from 'pg'
import type { PlaceRow } from '../gazetteer-table.ts'
import { groupBy } from '../group-by.ts'
import type { Reading } from './read-location.ts'

/** The gazetteer at work: its rows in memory, likeness of names looked for in the database. */
export type Gazetteer = {
  pool: Pool
  /** The rows of each normalized name, the most populous first. */
  byName: ReadonlyMap<string, PlaceRow[]>
}

/** Namesakes of one reading that are of use: the place and its alternatives. */
const NAMESAKES = 6

/** Reads every row of `places`, some 20 MB, in about a third of a second. */
export async function openGazetteer(pool: Pool): Promise<Gazetteer> {
  const { rows } = await pool.query<PlaceRow>(
    'select * from places order by population desc nulls last, state',
  )
  return { pool, byName: groupBy(rows, ({ normalized }) => normalized) }
}

/** A place and the position, from 0, of the reading that found it. */
export type Match = { row: PlaceRow; reading: number }

/** The places that bear exactly the readings' names, a reading's most populous first. */
export function exactMatches({ byName }: Gazetteer, readings: Reading[]): Match[] {
  return readings.flatMap((asked, reading) => {
    const rows = byName.get(asked.name) ?? []
    return rows
      .filter((row) => isMeant(row, asked))
      .slice(0, NAMESAKES)
      .map((row) => ({ row, reading }))
  })
}

function isMeant(row: PlaceRow, { kind, state }: Reading): boolean {
  if (state !== null && row.state !== state) return false
  return row.kind === kind || (kind === 'name' && (row.kind === 'town' || row.kind === 'county'))
}
