import type { Point } from '../../contract/miles-between.ts'
import { type ClinicFilter, type County, distanceFrom, inCells, inCounty } from './conditions.ts'
import type { Value } from './statement.ts'

/** One area with what is filtered in it: a county, a circle (in miles), or all there is. */
export interface SearchedArea {
  filter: ClinicFilter
  county?: County | undefined
  circle?: { from: Point; miles: number } | undefined
}

/** Where a search looks. */
export interface SearchedAreas<Filter extends ClinicFilter = ClinicFilter> {
  filter: Filter
  /**
   * Around a place: its county, then circles (in miles), smallest first. The first with a clinic counts,
   * so that another filter may find its clinics in another one. Everywhere if it is left out.
   */
  around?: { from: Point; county?: County | undefined; radii: readonly number[] } | undefined
}

/** The areas one by one, in the order in which a search looks in them. */
export const eachArea = ({ filter, around }: SearchedAreas): SearchedArea[] => {
  if (!around) return [{ filter }]
  const { from, county, radii } = around
  return [
    ...(county ? [{ filter, county }] : []),
    ...radii.map((miles) => ({ filter, circle: { from, miles } })),
  ]
}

/** The conditions of the county or of the circle, as SQL. */
export const within = ({ county, circle }: SearchedArea, value: Value): string[] => {
  if (county) return [inCounty(county, value)]
  if (!circle) return []
  const { from, miles } = circle
  return [inCells(from, miles, value), `${distanceFrom(from, value)} <= ${value(miles, 'float8')}`]
}
