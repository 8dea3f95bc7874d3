import type { Point } from '../../contract/miles-between.ts'
import { type ClinicFilter, type County, distanceFrom, inCells, inCounty } from './conditions.ts'
import type { Value } from './statement.ts'

/** All that a search finds: in a state, in a county, or in a circle (in miles). */
export interface SearchedArea {
  filter: ClinicFilter
  county?: County | undefined
  circle?: { from: Point; miles: number } | undefined
}

/** The conditions of the county or of the circle, as SQL. */
export const within = ({ county, circle }: SearchedArea, value: Value): string[] => {
  if (county) return [inCounty(county, value)]
  if (!circle) return []
  const { from, miles } = circle
  return [inCells(from, miles, value), `${distanceFrom(from, value)} <= ${value(miles, 'float8')}`]
}
