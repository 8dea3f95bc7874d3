import { milesBetween, type Point } from '../contract/miles-between.ts'
import type { ReadPool } from '../database/read-pool.ts'
import { groupBy } from './group-by.ts'
import { normalizeName } from './normalize.ts'
import { nicknamed } from './reading/nicknames.ts'

/** A ZIP code's post town. */
export type ZipTown = Point & { zip: string; city: string; state: string }

/** Towns by ZIP code, by name, and by a nearby point. */
export type ZipTowns = {
  byZip: (zip: string) => ZipTown | undefined
  /** The middles of the towns with this name in a state; none if there is no such town. */
  named: (city: string, state: string) => Point[]
  /** The town of the nearest ZIP code's middle; undefined if none is near. */
  near: (point: Point) => ZipTown | undefined
}

/** Whether a name stands for a ZIP code's town: 'NYC', 'Washington DC'. */
export const isNickname = (name: string, { city, state }: ZipTown): boolean =>
  nicknamed(normalizeName(name), state).some((place) => place.name === normalizeName(city))

/** Farther away, a town says nothing about a point, even in Alaska. */
const FARTHEST_MILES = 60

/** The ZIP codes around a point are in its one-degree cell, or in one of the eight around it. */
function cellsAround({ latitude, longitude }: Point): string[] {
  const [north, east] = [Math.floor(latitude), Math.floor(longitude)]
  return [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => `${north + up} ${east + right}`))
}

interface Row extends Point {
  kind: 'zip' | 'town'
  normalized: string
  town: string
  state: string
}

const keyOf = (name: string, state: string) => `${normalizeName(name)} ${state}`

/** Reads all ZIP codes with their post towns, and all towns, some 80,000, to go through a whole file. */
export async function zipTowns(pool: ReadPool): Promise<ZipTowns> {
  const { rows: all } = await pool.query<Row>(
    `select kind, normalized, town, state, latitude, longitude from places
     where kind = 'town' or (kind = 'zip' and town <> '')`,
  )
  const rows = all.flatMap(({ kind, normalized, town, ...place }): ZipTown[] =>
    kind === 'zip' ? [{ zip: normalized, city: town, ...place }] : [],
  )
  const byZip = new Map(rows.map((row) => [row.zip, row]))
  const byName = groupBy(all, ({ kind, normalized, town, state }) =>
    kind === 'town' ? `${normalized} ${state}` : keyOf(town, state),
  )
  const cells = groupBy(rows, (row) => `${Math.floor(row.latitude)} ${Math.floor(row.longitude)}`)
  return {
    byZip: (zip) => byZip.get(zip.trim().slice(0, 5)),
    named: (city, state) => byName.get(keyOf(city, state)) ?? [],
    near: (point) => {
      const around = cellsAround(point).flatMap((cell) => cells.get(cell) ?? [])
      let nearest: ZipTown | undefined
      let least = FARTHEST_MILES
      for (const town of around) {
        const miles = milesBetween(point, town)
        if (miles < least) [nearest, least] = [town, miles]
      }
      return nearest
    },
  }
}
