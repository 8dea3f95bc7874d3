import type { Point } from '../../contract/miles-between.ts'

/** How many squares a degree has, in the grid by which listings are found. */
const PER_DEGREE = 4
const PER_ROW = 360 * PER_DEGREE
const MILES_PER_DEGREE = 69.0

/**
 * The numbers of all squares that a circle may touch, as in the column `cell` of listings. No
 * square is missed, but some are included that the circle does not touch.
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
      // Columns wrap around at the 180th meridian: the Aleutians are on both sides, Guam to the
      // west.
      cells.push(row * PER_ROW + ((column + PER_ROW) % PER_ROW))
    }
  }
  return cells
}

const rowOf = (latitude: number) => Math.floor((latitude + 90) * PER_DEGREE)
const columnOf = (longitude: number) => Math.floor((longitude + 180) * PER_DEGREE)

const row = (latitude: string) => `floor((${latitude} + 90) * ${PER_DEGREE})::int`
const column = (longitude: string) => `floor((${longitude} + 180) * ${PER_DEGREE})::int`

/** SQL for the numbers of all squares that the box around a polygon touches. */
export const cellsOfShape = (shape: string, from: string): string => {
  const [east, north] = [0, 1].map((axis) => `((box(${shape}))[0])[${axis}]`)
  const [west, south] = [0, 1].map((axis) => `((box(${shape}))[1])[${axis}]`)
  return `select grid_row * ${PER_ROW} + grid_column ${from},
    generate_series(${row(`${south}`)}, ${row(`${north}`)}) as grid_row,
    generate_series(${column(`${west}`)}, ${column(`${east}`)}) as grid_column`
}
