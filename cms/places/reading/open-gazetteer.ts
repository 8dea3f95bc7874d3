import type { ReadPool } from '../../database/read-pool.ts'
import { everydayWords } from './everyday-words.ts'
import { openPlaceLines, PLACE_LINES, type PlaceLines } from './place-lines.ts'

/** The open gazetteer: its rows in memory, with the pool to look for ZIP codes around. */
export type Gazetteer = PlaceLines & {
  pool: ReadPool
}

/** Reads every row of `places`, some 8 MB, in about a third of a second, and the words to weigh them with. */
export async function openGazetteer(pool: ReadPool): Promise<Gazetteer> {
  everydayWords()
  const { rows } = await pool.query<{ lines: string | null }>(PLACE_LINES)
  return { pool, ...openPlaceLines(rows[0]?.lines ?? '') }
}
