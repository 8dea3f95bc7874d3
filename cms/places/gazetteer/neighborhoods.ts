import { milesBetween } from '../../contract/miles-between.ts'
import { groupBy } from '../group-by.ts'
import { milesAround, radiusOf, townKey } from './cities.ts'
import type { Shape } from './county-shapes.ts'
import { KNOWN_NEIGHBORHOODS } from './known-neighborhoods.ts'
import type { Town } from './towns.ts'
import type { ZipCode } from './zip-codes.ts'

/** Counties that are a city or a borough each, by FIPS code: what else has a name there is a part of it. */
const CITY_COUNTIES = new Set([
  ...['36005', '36047', '36061', '36081', '36085'], // New York
  '06075', // San Francisco
  '08031', // Denver
  '11001', // Washington
  '22071', // New Orleans
  '24510', // Baltimore
  '29510', // St. Louis
  '42101', // Philadelphia
])

/** From so many people on, a town is a city with neighborhoods. */
const CITY_PEOPLE = 250_000
/** People to a square mile of a wide city. */
const CITY_DENSITY = 5_000

/** A town of the same name this far from a known neighborhood's middle is another place. */
const SAME_PLACE_MILES = 5

const isCity = ({ radius, population }: Town) => radius === null && (population ?? 0) >= CITY_PEOPLE

/**
 * Gives the parts of a city their own size: those in its county, and those around its middle that only
 * the post office knows, such as Roxbury.
 */
export function withNeighborhoods(towns: Map<string, Town>, shapes: Shape[]): Map<string, Town> {
  const counties = shapes.filter(({ id }) => CITY_COUNTIES.has(id))
  const cities = groupBy([...towns.values()].filter(isCity), ({ state }) => state)
  const isAround = (town: Town) => (city: Town) =>
    milesBetween(city, town) < milesAround(city.population ?? 0, CITY_DENSITY)
  const isPart = (town: Town) =>
    town.radius === null &&
    !isCity(town) &&
    (counties.some((county) => county.contains(town)) ||
      (town.population === null && cities.get(town.state)?.some(isAround(town))))
  return new Map(
    [...towns].map(([key, town]) => [
      key,
      isPart(town) ? { ...town, radius: radiusOf(town.population ?? 0) } : town,
    ]),
  )
}

/** Adds the neighborhoods of the table; of a smaller namesake in the state only one can be kept. */
export function withKnown(towns: Map<string, Town>, zips: ZipCode[]): Map<string, Town> {
  const byZip = new Map(zips.map((zip) => [zip.zip, zip]))
  const known = Object.entries(KNOWN_NEIGHBORHOODS).flatMap(
    ([place, { zip: code, people }]): [string, Town][] => {
      const [name = '', state = ''] = place.split(', ')
      const key = townKey(name, state)
      const zip = byZip.get(code)
      const listed = towns.get(key)
      const own = zip && listed && milesBetween(zip, listed) < SAME_PLACE_MILES ? listed : undefined
      const at = own ?? zip
      if (!at) return []
      const { latitude, longitude } = at
      const population = own?.population ?? people ?? null
      return [
        [key, { name, state, latitude, longitude, population, radius: radiusOf(population ?? 0) }],
      ]
    },
  )
  return new Map([...towns, ...known])
}
