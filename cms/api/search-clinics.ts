import { DEFAULT_DISTANCE, DISTANCES } from '../contract/constants.ts'
import type { Place } from '../contract/place.ts'
import { findPlace } from '../places/find-place.ts'
import { type ClinicFilter, listClinics, type Page } from '../queries/list-clinics.ts'
import type { Context, Handler } from './handler.ts'

const NOWHERE = { clinics: '[]', total: 0 }

/** Clinics in a state, or around any smaller place; a radius that nobody chose may grow. */
const clinicsAt = async (
  { pool }: Context,
  place: Place,
  filter: ClinicFilter,
  chosen: number | undefined,
  page: Page,
) => {
  if (place.kind === 'state') {
    const found = await listClinics(pool, { ...filter, state: filter.state ?? place.state }, page)
    return { ...found, distance: null, widened: false }
  }
  const radii = chosen ? [chosen] : DISTANCES.filter((miles) => miles >= DEFAULT_DISTANCE)
  let found = NOWHERE
  let miles = DEFAULT_DISTANCE
  for (miles of radii) {
    found = await listClinics(pool, { ...filter, from: place, miles }, page)
    if (found.total > 0) break
  }
  return { ...found, distance: miles, widened: !chosen && miles > DEFAULT_DISTANCE }
}

export const searchClinics: Handler<'searchClinics'> = async (input, context) => {
  const { location, distance, limit, offset, ...filter } = input
  const page = { limit, offset }
  const { place, alternatives } = location
    ? await findPlace(context.gazetteer, location)
    : { place: null, alternatives: [] }
  const everywhere = async () => ({
    ...(location ? NOWHERE : await listClinics(context.pool, filter, page)),
    distance: null,
    widened: false,
  })
  const { clinics, ...rest } = place
    ? await clinicsAt(context, place, filter, distance, page)
    : await everywhere()
  const facts = JSON.stringify({ ...rest, place, alternatives })
  return `{"clinics":${clinics},${facts.slice(1)}`
}
