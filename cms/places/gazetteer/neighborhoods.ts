import { milesBetween } from '../../contract/miles-between.ts'
import { groupBy } from '../group-by.ts'
import { milesAround, radiusOf, townKey } from './cities.ts'
import type { Shape } from './county-shapes.ts'
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

/** Neighborhoods that no package lists, by a ZIP code in the middle of each. */
const BY_ZIP: Record<string, string> = {
  'Anacostia, DC': '20020',
  'Bedford-Stuyvesant, NY': '11216',
  'Fifth Ward, TX': '77020',
  'French Quarter, LA': '70116',
  'Humboldt Park, IL': '60651',
  'Hunters Point, CA': '94124',
  'Liberty City, FL': '33147',
  'Little Haiti, FL': '33137',
  'Little Havana, FL': '33135',
  'Lower East Side, NY': '10002',
  'Over-the-Rhine, OH': '45202',
  'Overtown, FL': '33136',
  'Pilsen, IL': '60608',
  'Skid Row, CA': '90013',
  'South Bronx, NY': '10454',
  'Tenderloin, CA': '94102',
  'Third Ward, TX': '77004',
  'Upper East Side, NY': '10028',
  'Upper West Side, NY': '10024',
  'Watts, CA': '90002',
}

const isCity = ({ radius, population }: Town) => radius === null && (population ?? 0) >= CITY_PEOPLE

/**
 * Gives the parts of a city their own size: those in its county; those around its middle that only
 * the post office knows, such as Roxbury; and some that nobody lists.
 */
export function withNeighborhoods(
  towns: Map<string, Town>,
  zips: ZipCode[],
  shapes: Shape[],
): Map<string, Town> {
  const counties = shapes.filter(({ id }) => CITY_COUNTIES.has(id))
  const cities = groupBy([...towns.values()].filter(isCity), ({ state }) => state)
  const isAround = (town: Town) => (city: Town) =>
    milesBetween(city, town) < milesAround(city.population ?? 0, CITY_DENSITY)
  const isPart = (town: Town) =>
    town.radius === null &&
    !isCity(town) &&
    (counties.some((county) => county.contains(town)) ||
      (town.population === null && cities.get(town.state)?.some(isAround(town))))
  const sized = [...towns].map(([key, town]): [string, Town] => [
    key,
    isPart(town) ? { ...town, radius: radiusOf(town.population ?? 0) } : town,
  ])
  return new Map([...sized, ...unlisted(zips)])
}

function unlisted(zips: ZipCode[]): [string, Town][] {
  const byZip = new Map(zips.map((zip) => [zip.zip, zip]))
  return Object.entries(BY_ZIP).flatMap(([place, code]): [string, Town][] => {
    const [name = '', state = ''] = place.split(', ')
    const zip = byZip.get(code)
    if (!zip) return []
    const { latitude, longitude } = zip
    const town = { name, state, latitude, longitude, population: null, radius: radiusOf(0) }
    return [[townKey(name, state), town]]
  })
}
