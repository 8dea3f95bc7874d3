import type { ReadPool } from '../../database/read-pool.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import { openPlaceLines, PLACE_LINES, type PlaceLines } from './place-lines.ts'
import type { Reading } from './read-location.ts'
import { people } from './spelling.ts'

/** The open gazetteer: its rows in memory, with the pool to look for ZIP codes around. */
export type Gazetteer = PlaceLines & {
  pool: ReadPool
}

/** Namesakes of one reading that can be used: the place and its alternatives. */
const NAMESAKES = 6

/** Reads every row of `places`, some 8 MB, in about a third of a second. */
export async function openGazetteer(pool: ReadPool): Promise<Gazetteer> {
  const { rows } = await pool.query<{ lines: string | null }>(PLACE_LINES)
  return { pool, ...openPlaceLines(rows[0]?.lines ?? '') }
}

/** A place and the position, from 0, of the reading that found it. */
export type Match = { row: PlaceRow; reading: number }

/** The places with exactly the readings' names, the most populous of each reading first. */
export function exactMatches({ rowsOf }: Gazetteer, readings: Reading[]): Match[] {
  return readings.flatMap((asked, reading) => {
    return rowsOf(asked.name)
      .filter((row) => isMeant(row, asked))
      .sort((one, other) => people(other) - people(one))
      .slice(0, NAMESAKES)
      .map((row) => ({ row, reading }))
  })
}

/** The places whose names are spelled most like the readings', in their states and large towns first. */
export function similarMatches({ similarTo }: Gazetteer, readings: Reading[]): Match[] {
  return readings.flatMap(({ name, state }, reading) =>
    similarTo(name, state).map((row) => ({ row, reading })),
  )
}

function isMeant(row: PlaceRow, { kind, state, fewest = 0 }: Reading): boolean {
  if ((state !== null && row.state !== state) || people(row) < fewest) return false
  return row.kind === kind || (kind === 'name' && (row.kind === 'town' || row.kind === 'county'))
}

/** Whether some place has this name. */
export function isPlaceName({ rowsOf }: Gazetteer, word: string): boolean {
  return rowsOf(word).length > 0
}
