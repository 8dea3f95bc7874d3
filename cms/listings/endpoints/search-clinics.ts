import type { ClinicSearchQuery } from '../../contract/clinic-search.ts'
import type { Place } from '../../contract/place.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { Handler } from '../../http/handler.ts'
import { listClinics } from '../queries/list-clinics.ts'
import { areasOf, type SearchContext, understandSearch } from './understand-search.ts'

interface Found {
  /** A JSON list, ready to send. */
  clinics: string
  total: number
  /** The radius in miles; null if there is none. */
  distance: number | null
  /** True if nobody chose a radius, and the county or the usual radius had no results. */
  widened: boolean
}

/** Clinics in a state, or in and around any smaller place; what nobody chose may be widened. */
const clinicsAt = async (
  pool: ReadPool,
  place: Place,
  wanted: ClinicSearchQuery,
): Promise<Found> => {
  if (place.kind === 'state') {
    return byName(pool, { ...wanted, state: wanted.state ?? place.state })
  }
  const around = areasOf(place, wanted)
  const { miles, ...found } = await listClinics(pool, { ...wanted, ...around }, wanted)
  const first = around.county ? null : around.radii[0]
  return { ...found, distance: miles, widened: miles !== first }
}

const byName = async (pool: ReadPool, wanted: ClinicSearchQuery): Promise<Found> => {
  const { clinics, total } = await listClinics(pool, wanted, wanted)
  return { clinics, total, distance: null, widened: false }
}

const NOWHERE: Found = { clinics: '[]', total: 0, distance: null, widened: false }

export const searchClinics: Handler<'searchClinics', SearchContext> = async (input, context) => {
  const understood = await understandSearch(input, context)
  const { need, needWords, filters, wanted, place, alternatives } = understood
  const { wholeState, unknownPlace, unknownRegion, respelled, passedOver, otherState } = understood
  const { clinics, total, distance, widened } = place
    ? await clinicsAt(context.pool, place, wanted)
    : input.location
      ? NOWHERE
      : await byName(context.pool, wanted)
  // Written out by name: objects made by spreading take ten times as long to serialize.
  const facts = JSON.stringify({
    total,
    distance,
    widened,
    need,
    needWords,
    filters,
    place,
    alternatives,
    wholeState,
    unknownPlace,
    unknownRegion,
    respelled,
    passedOver,
    otherState,
  })
  return `{"clinics":${clinics},${facts.slice(1)}`
}
