import type { Point } from '../../contract/miles-between.ts'
import { groupBy } from '../group-by.ts'
import { JURISDICTIONS } from '../jurisdictions.ts'
import type { City } from './cities.ts'
import type { Shape } from './county-shapes.ts'

/** A county, parish or borough; `population` is the sum of its known towns. */
export type County = City & Pick<Shape, 'rings'>

/** Independent cities are in the Census Bureau's list, but people know them as towns. */
const INDEPENDENT_CITY = /^(?:24510|29510|32510|51[5-8]\d\d)$/
/** Outside the states, people don't search by county. */
const OVERSEAS = /^(?:60|66|69|72|78)/
const UNKNOWN_TOWN_PEOPLE = 300

/**
 * The counties of the states, each at the point where its people live: the mean of its towns by
 * population. (The middle of San Bernardino County is desert.)
 */
export function counties(towns: Iterable<City>, shapes: Shape[]): County[] {
  const byState = groupBy(towns, ({ state }) => state)
  const abbreviations = new Map(JURISDICTIONS.map((state) => [state.name, state.abbreviation]))
  return shapes.flatMap((shape) => {
    const state = abbreviations.get(shape.stateName)
    if (!state || OVERSEAS.test(shape.id) || INDEPENDENT_CITY.test(shape.id)) return []
    const inside = (byState.get(state) ?? []).filter((town) => shape.contains(town))
    const { rings } = shape
    const name = fullName(shape.name, state)
    return [{ name, state, rings, radius: null, ...peopled(shape, inside) }]
  })
}

function peopled(shape: Shape, inside: City[]): Point & { population: number | null } {
  let [people, latitude, longitude] = [0, 0, 0]
  for (const town of inside) {
    const weight = town.population ?? UNKNOWN_TOWN_PEOPLE
    people += weight
    latitude += weight * town.latitude
    longitude += weight * town.longitude
  }
  if (people === 0) return { ...shape.middle, population: null }
  const population = inside.reduce((sum, town) => sum + (town.population ?? 0), 0)
  return { latitude: latitude / people, longitude: longitude / people, population }
}

function fullName(name: string, state: string): string {
  if (state === 'LA') return `${name} Parish`
  if (state === 'AK') return `${name} Borough`
  return state === 'DC' ? name : `${name} County`
}
