import type { ClinicSearchQuery, ClinicSearchResult } from '../../contract/clinic-search.ts'
import { DISTANCES } from '../../contract/constants.ts'
import type { Json } from '../../contract/json.ts'
import type { Place } from '../../contract/place.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { listClinics } from '../queries/list-clinics.ts'
import type { SearchedAreas } from '../queries/searched-area.ts'

const FIRST = { limit: 1, offset: 0 }
const NEAREST = { limit: 3, offset: 0 }
/** Miles. Beyond the last one, all clinics are compared, which only islands and rare wishes need. */
const RADII = [...DISTANCES, 200, 400]

const nearest = async (pool: ReadPool, place: Place, { filter, around }: SearchedAreas) => {
  const searched = Math.max(0, ...(around?.radii ?? []))
  // A whole state was searched if there was nothing to look around.
  const state = around ? filter.state : undefined
  const asked = { ...filter, state, sort: undefined, from: place }
  const radii = RADII.filter((miles) => miles > searched)
  const near = await listClinics(pool, { ...asked, radii }, NEAREST)
  return near.total > 0 ? near.clinics : (await listClinics(pool, asked, NEAREST)).clinics
}

/** What there is elsewhere for somebody who found nothing at a place. */
export const clinicsBeyond = async (
  pool: ReadPool,
  place: Place,
  areas: SearchedAreas<ClinicSearchQuery>,
): Promise<Json<ClinicSearchResult['beyond']>> => {
  const { locale, services } = areas.filter
  const byPhone = { locale, services, state: place.state, telehealth: true }
  const { total } = await listClinics(pool, byPhone, FIRST)
  return `{"clinics":${await nearest(pool, place, areas)},"telehealth":${total}}`
}
