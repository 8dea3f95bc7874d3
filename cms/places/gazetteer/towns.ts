import type { Point } from '../../contract/miles-between.ts'
import { groupBy } from '../group-by.ts'
import { medianPoint } from '../median-point.ts'
import { type City, likeliestCity, townKey } from './cities.ts'
import type { ZipCode } from './zip-codes.ts'

/** A town, borough or neighborhood, with its population if GeoNames knows it. */
export type Town = City

/** A firm or a PO box with its own ZIP code is not a town. */
const NOT_A_TOWN = /[\d&/]| firms$|^shell oil|^atl$/i

/**
 * The towns of both sources, merged by `townKey`: GeoNames' point and spelling if it lists the
 * town, else the middle of its ZIP codes.
 */
export function towns(cities: Map<string, City[]>, zips: ZipCode[]): Map<string, Town> {
  const posts = zips.filter(({ town }) => !NOT_A_TOWN.test(town))
  const byTown = groupBy(posts, ({ town, state }) => townKey(town, state))
  const merged = new Map<string, Town>()
  for (const key of new Set([...cities.keys(), ...byTown.keys()])) {
    const posted = byTown.get(key) ?? []
    const middle = posted.length > 0 ? medianPoint(posted) : undefined
    const town = likeliestCity(cities.get(key) ?? [], middle) ?? postTown(posted, middle)
    if (town) merged.set(key, town)
  }
  return merged
}

function postTown([first]: ZipCode[], middle: Point | undefined): Town | undefined {
  if (!first || !middle) return undefined
  return {
    ...middle,
    name: spelledOut(first.town),
    state: first.state,
    population: null,
    radius: null,
  }
}

/** The post office writes 'Mc Grath', 'St Thomas' and 'U S A F Academy'. */
function spelledOut(town: string): string {
  return town
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/\bSt (?=[A-Z])/g, 'St. ')
    .replace(/\b[A-Z](?: [A-Z]\b)+/g, (initials) => initials.replaceAll(' ', ''))
    .replace(/\bAfb\b/g, 'AFB')
}
