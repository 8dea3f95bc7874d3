import type { ClinicSearchQuery } from '../../contract/clinic-search.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { Handler } from '../../http/handler.ts'
import { listClinics } from '../queries/list-clinics.ts'
import { matchingIds } from '../queries/matching-ids.ts'
import { offeredClinics } from '../queries/offered-clinics.ts'
import { readClinics } from '../queries/read-clinic.ts'
import type { SearchedAreas } from '../queries/searched-area.ts'
import { clinicsBeyond } from './clinics-beyond.ts'
import type { FoundClinics } from './find-clinics.ts'
import { saidOf } from './said-name.ts'
import { searchedAreas } from './searched-area.ts'
import { type SearchContext, understandSearch } from './understand-search.ts'

interface Found {
  /** A JSON list, ready to send. */
  clinics: string
  total: number
  /** The radius in miles; null if there is none. */
  distance: number | null
  /** True if nobody chose a radius, and the county or the usual radius had no results. */
  widened: boolean
}

/** The clinics of the first area that has any. */
const clinicsIn = async (
  pool: ReadPool,
  { filter, around }: SearchedAreas<ClinicSearchQuery>,
): Promise<Found> => {
  const { miles, ...found } = await listClinics(pool, { ...filter, ...around }, filter)
  const first = around?.county ? null : (around?.radii[0] ?? null)
  return { ...found, distance: miles, widened: miles !== first }
}

/** In the order in which they were found; those that are open first, if somebody chose that. */
const clinicsNamed = async (
  pool: ReadPool,
  wanted: ClinicSearchQuery,
  { ids, near }: FoundClinics,
): Promise<Found> => {
  const from = near ?? undefined
  const nowhere = { distance: null, widened: false }
  if (wanted.sort) {
    const { clinics, total } = await listClinics(pool, { ...wanted, ids, from }, wanted)
    return { clinics, total, ...nowhere }
  }
  const matching = await matchingIds(pool, ids, wanted)
  const page = matching.slice(wanted.offset, wanted.offset + wanted.limit)
  const clinics = await readClinics(pool, page, wanted.locale, from)
  return { clinics, total: matching.length, ...nowhere }
}

const NOWHERE: Found = { clinics: '[]', total: 0, distance: null, widened: false }

export const searchClinics: Handler<'searchClinics', SearchContext> = async (input, context) => {
  const understood = await understandSearch(input, context)
  const { need, needWords, filters, wanted, place, alternatives } = understood
  const { wholeState, unknownPlace, unknownRegion, notListed } = understood
  const { respelled, passedOver, otherState } = understood
  const { pool } = context
  const areas = searchedAreas(understood)
  const { clinics, total, distance, widened } = understood.named
    ? await clinicsNamed(pool, wanted, understood.named)
    : areas
      ? await clinicsIn(pool, areas)
      : NOWHERE
  const named = understood.named && saidOf(understood.named, clinics, input.location ?? '')
  const offered = await offeredClinics(pool, understood.offered, input.locale)
  const beyond = total === 0 && place && areas ? await clinicsBeyond(pool, place, areas) : null
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
    named,
    offered,
    notListed,
  })
  return `{"clinics":${clinics},${facts.slice(1, -1)},"beyond":${beyond}}`
}
