import type { Point } from '../../contract/miles-between.ts'
import { type ClinicFilter, type County, distanceFrom, inCells, inCounty } from './conditions.ts'
import type { Value } from './statement.ts'

/** All that a search finds: in a state, in a county, or in a circle (in miles). */
export interface SearchedArea {
  filter: ClinicFilter
  county?: County | undefined
  circle?: { from: Point; miles: number } | undefined
  /**
   * If nothing was found: the areas that were looked in, one after the other. Without one of its
   * filters the search may stop at an earlier one.
   */
  tried?: { county?: County | undefined; radii: readonly number[] } | undefined
}

/** The conditions of the county or of the circle, as SQL. */
export const within = ({ county, circle }: SearchedArea, value: Value): string[] => {
  if (county) return [inCounty(county, value)]
  if (!circle) return []
  const { from, miles } = circle
  return [inCells(from, miles, value), `${distanceFrom(from, value)} <= ${value(miles, 'float8')}`]
}

/** The condition of each area that was tried, in a search that found nothing. */
export const eachTried = ({ circle, tried }: SearchedArea, value: Value): string[] => {
  if (!circle || !tried) return []
  const { county, radii } = tried
  const distance = distanceFrom(circle.from, value)
  return [
    ...(county ? [inCounty(county, value)] : []),
    ...radii.map((miles) => `${distance} <= ${value(miles, 'float8')}`),
  ]
}
