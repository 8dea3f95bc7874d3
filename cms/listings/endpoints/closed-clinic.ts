import { DEFAULT_DISTANCE, DISTANCES } from '../../contract/constants.ts'
import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { listClinics } from '../queries/list-clinics.ts'
import { readClosed } from '../queries/read-closed.ts'

/** Enough to find one that still takes new patients. */
const NEAREST = { limit: 6, offset: 0 }

const RADII = DISTANCES.filter((miles) => miles >= DEFAULT_DISTANCE)

export const closedClinic: Handler<'closedClinic'> = async ({ slug, locale }, { pool }) => {
  const closed = await readClosed(pool, slug)
  if (!closed) return json(null)
  const { latitude, longitude, ...known } = closed
  const near =
    latitude !== null && longitude !== null
      ? await listClinics(pool, { locale, from: { latitude, longitude }, radii: RADII }, NEAREST)
      : undefined
  const { clinics } = near?.total
    ? near
    : await listClinics(pool, { locale, state: closed.state }, NEAREST)
  return `${json(known).slice(0, -1)},"nearest":${clinics}}`
}
