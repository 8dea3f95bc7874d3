import type { ClinicSearchQuery } from '../../contract/clinic-search.ts'
import { DEFAULT_DISTANCE, DISTANCES } from '../../contract/constants.ts'
import type { Need } from '../../contract/need.ts'
import type { Page } from '../../contract/paging.ts'
import type { Place } from '../../contract/place.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { Handler } from '../../http/handler.ts'
import { type FoundNeed, findNeed, type Needs } from '../../needs/index.ts'
import {
  editDistance,
  type FoundPlace,
  findPlace,
  type Gazetteer,
  isPlace,
  isPlaceName,
} from '../../places/index.ts'
import { type ClinicFilter, listClinics } from '../queries/list-clinics.ts'

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
const clinicsAt = async (
  pool: ReadPool,
  place: Place,
  input: ClinicSearchQuery,
): Promise<Found> => {
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

interface Context {
  gazetteer: Gazetteer
  needs: Needs
}

const needOf = async (
  { gazetteer, needs }: Context,
  text: string,
): Promise<FoundNeed | undefined> => {
  if (isPlace(gazetteer, text)) return undefined
  return findNeed(await needs.get(), text, editDistance, (word) => isPlaceName(gazetteer, word))
}

/** What a text means: a place, a need, or both. */
const understand = async (context: Context, text: string) => {
  const found = await needOf(context, text)
  if (!found) return { ...(await findPlace(context.gazetteer, text)), row: undefined }
  const { row, rest } = found
  const place = rest === '' ? NOT_ASKED : await findPlace(context.gazetteer, rest)
  return { ...place, row }
}

/** Services that somebody chose count, and not those that their words stand for. */
const needFor = (need: Need | undefined, chosen: readonly string[]): Need | null => {
  if (!need) return null
  return chosen.length > 0 ? { ...need, name: null, services: [] } : need
}

export const searchClinics: Handler<'searchClinics', Context> = async (input, context) => {
  const { location, locale } = input
  const { row, place, alternatives, wholeState, unknownRegion } = location
    ? await understand(context, location)
    : { ...NOT_ASKED, row: undefined }
  const need = needFor(row?.needs[locale], input.services)
  const wanted = { ...input, services: need?.services.length ? need.services : input.services }
  const { clinics, total, distance, widened } = place
    ? await clinicsAt(context.pool, place, wanted)
    : location
      ? NOWHERE
      : await byName(context.pool, input, input)
  // Written out by name: objects made by spreading take ten times as long to serialize.
  const facts = JSON.stringify({
    total,
    distance,
    widened,
    need,
    place,
    alternatives,
    wholeState,
    unknownRegion,
  })
  return `{"clinics":${clinics},${facts.slice(1)}`
}
