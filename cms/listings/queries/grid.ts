import type { Point } from '../../contract/miles-between.ts'

/** Squares of the grid that listings are found by, a degree. */
const PER_DEGREE = 4
const PER_ROW = 360 * PER_DEGREE
const MILES_PER_DEGREE = 69.0

/**
 * The numbers of all squares that a circle may touch; the column `cell` of listings holds the same
 * numbers. Squares are never missed, but some that the circle does not touch are among them.
 * @param miles the circle's radius
 */
export const cellsWithin = ({ latitude, longitude }: Point, miles: number): number[] => {
  const height = miles / MILES_PER_DEGREE
  const farthest = Math.min(Math.abs(latitude) + height, 89)
  const width = height / Math.cos((farthest * Math.PI) / 180)
  const first = { row: rowOf(latitude - height), column: columnOf(longitude - width) }
  const last = { row: rowOf(latitude + height), column: columnOf(longitude + width) }
  const cells: number[] = []
  for (let row = first.row; row <= last.row; row++) {
    for (let column = first.column; column <= last.column; column++) {
      // Columns go on past the date line, where Guam and the Aleutians lie on either side.
      cells.push(row * PER_ROW + ((column + PER_ROW) % PER_ROW))
    }
  }
  return cells
}

const rowOf = (latitude: number) => Math.floor((latitude + 90) * PER_DEGREE)
const columnOf = (longitude: number) => Math.floor((longitude + 180) * PER_DEGREE)
