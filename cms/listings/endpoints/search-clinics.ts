import { DEFAULT_DISTANCE, DISTANCES } from '../../contract/constants.ts'
import type { Page } from '../../contract/paging.ts'
import type { Place } from '../../contract/place.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { Handler } from '../../http/handler.ts'
import { type FoundPlace, findPlace, type Gazetteer } from '../../places/index.ts'

import { type ClinicFilter, listClinics } from '../queries/list-clinics.ts'

type Input = Parameters<Handler<'searchClinics'>>[0]

interface Found {
  /** A JSON list, ready to send. */
  clinics: string
  total: number
  /** The radius in miles; null if there is none. */
  distance: number | null
  /** True if nobody chose a radius, and the usual one had no results. */
  widened: boolean
}

/** Clinics in a state, or around any smaller place; a radius that nobody chose may be widened. */
const clinicsAt = async (pool: ReadPool, place: Place, input: Input): Promise<Found> => {
  if (place.kind === 'state') {
    return byName(pool, { ...input, state: input.state ?? place.state }, input)
  }
  const radii = input.distance
    ? [input.distance]
    : DISTANCES.filter((miles) => miles >= DEFAULT_DISTANCE)
  let found = NOWHERE
  for (const miles of radii) {
    const { clinics, total } = await listClinics(pool, { ...input, from: place, miles }, input)
    found = { clinics, total, distance: miles, widened: miles !== radii[0] }
    if (total > 0) break
  }
  return found
}

const byName = async (pool: ReadPool, filter: ClinicFilter, page: Page): Promise<Found> => {
  const { clinics, total } = await listClinics(pool, filter, page)
  return { clinics, total, distance: null, widened: false }
}

const NOWHERE: Found = { clinics: '[]', total: 0, distance: null, widened: false }
const NOT_ASKED: FoundPlace = {
  place: null,
  alternatives: [],
  wholeState: false,
  unknownRegion: null,
}

export const searchClinics: Handler<'searchClinics', { gazetteer: Gazetteer }> = async (
  input,
  context,
) => {
  const { location } = input
  const { place, alternatives, wholeState, unknownRegion } = location
    ? await findPlace(context.gazetteer, location)
    : NOT_ASKED
  const { clinics, total, distance, widened } = place
    ? await clinicsAt(context.pool, place, input)
    : location
      ? NOWHERE
      : await byName(context.pool, input, input)
  // Written out by name: objects made by spreading take ten times as long to serialize.
  const facts = JSON.stringify({
    total,
    distance,
    widened,
    place,
    alternatives,
    wholeState,
    unknownRegion,
  })
  return `{"clinics":${clinics},${facts.slice(1)}`
}
