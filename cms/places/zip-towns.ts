import { milesBetween, type Point } from '../contract/miles-between.ts'
import type { ReadPool } from '../database/read-pool.ts'
import { groupBy } from './group-by.ts'

/** A ZIP code's post town. */
export type ZipTown = Point & { zip: string; city: string; state: string }

/** Post towns by ZIP code, and by a nearby point. */
export type ZipTowns = {
  byZip: (zip: string) => ZipTown | undefined
  /** The town of the nearest ZIP code's middle; undefined if none is near. */
  near: (point: Point) => ZipTown | undefined
}

/** Farther away, a town says nothing about a point, even in Alaska. */
const FARTHEST_MILES = 60

/** The ZIP codes around a point are in its one-degree cell, or in one of the eight around it. */
function cellsAround({ latitude, longitude }: Point): string[] {
  const [north, east] = [Math.floor(latitude), Math.floor(longitude)]
  return [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => `${north + up} ${east + right}`))
}

/** Reads the post towns of all ZIP codes, some 40,000, to go through a whole file. */
export async function zipTowns(pool: ReadPool): Promise<ZipTowns> {
  const { rows } = await pool.query<ZipTown>(
    `select normalized as zip, town as city, state, latitude, longitude
     from places where kind = 'zip' and town <> ''`,
  )
  const byZip = new Map(rows.map((row) => [row.zip, row]))
  const cells = groupBy(rows, (row) => `${Math.floor(row.latitude)} ${Math.floor(row.longitude)}`)
  return {
    byZip: (zip) => byZip.get(zip.trim().slice(0, 5)),
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
