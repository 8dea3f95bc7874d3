import type { Gazetteer, Match } from './open-gazetteer.ts'
import type { Reading } from './read-location.ts'
import { people } from './spelling.ts'

/** People in a county's known towns, which leave out half of Cobb County's. */
const LARGE_COUNTY = 200_000
/** Times the people of the town: worth offering, and likelier to be meant than a small town. */
const [FAR_LARGER, MEANT] = [10, 100]
const SMALL_TOWN = 5_000
const MOST_COUNTIES = 2

/**
 * With far larger counties of the same name: 'Cook' is Cook County, Illinois, rather than a village in
 * Minnesota. A larger town is meant first, and so is one whose state is given: 'Orange, CA' is a city.
 */
export function withCounties(
  { rowsOf }: Gazetteer,
  matches: Match[],
  readings: Reading[],
): Match[] {
  const [first] = matches
  if (!first) return matches
  const asked = readings[first.reading]
  if (asked?.kind !== 'name' || first.row.kind !== 'town') return matches
  const townPeople = people(first.row)
  const isSmall = townPeople < SMALL_TOWN
  if (asked.state && !isSmall) return matches
  const least = Math.max(LARGE_COUNTY, FAR_LARGER * townPeople)
  const counties = ['county', 'parish']
    .flatMap((word) => rowsOf(asked.name + word))
    .filter((row) => row.kind === 'county' && (!asked.state || row.state === asked.state))
    .filter((row) => people(row) >= least)
    .toSorted((one, other) => people(other) - people(one))
    .slice(0, MOST_COUNTIES)
    .map((row): Match => ({ row, reading: first.reading }))
  const isMeant = (county: Match) =>
    !asked.state && isSmall && people(county.row) >= MEANT * townPeople
  return counties.slice(0, 1).some(isMeant) ? [...counties, ...matches] : [...matches, ...counties]
}
