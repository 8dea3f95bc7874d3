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
    const rows = rowsOf(asked.name)
    return rows
      .filter((row) => isMeant(row, asked) && !(asked.quiet && isOvershadowed(row, rows)))
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

/** A namesake with so many times the people is meant by 'Houston de', unless 'de' is surely a state. */
const OVERSHADOWING = 25
/** A place whose people nobody counted is seldom larger. */
const UNCOUNTED = 1_000

function isOvershadowed(row: PlaceRow, namesakes: readonly PlaceRow[]): boolean {
  const most = Math.max(...namesakes.map(people))
  return most > OVERSHADOWING * Math.max(people(row), UNCOUNTED)
}

/** Whether a place in a state is meant, though the state may be another word: 'jackson mi dentist'. */
export function isMeantIn({ rowsOf }: Gazetteer, name: string, state: string): boolean {
  const rows = rowsOf(name)
  return rows.some((row) => row.state === state && !isOvershadowed(row, rows))
}

function isMeant(row: PlaceRow, { kind, state, fewest = 0 }: Reading): boolean {
  if ((state !== null && row.state !== state) || people(row) < fewest) return false
  return row.kind === kind || (kind === 'name' && (row.kind === 'town' || row.kind === 'county'))
}

/** Whether some place in a state has this name. */
export function isPlaceIn({ rowsOf }: Gazetteer, word: string, state: string): boolean {
  return rowsOf(word).some((row) => row.state === state)
}

/** Whether some place has this name. */
export function isPlaceName({ rowsOf }: Gazetteer, word: string): boolean {
  return rowsOf(word).length > 0
}
