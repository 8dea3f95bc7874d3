import type { ClinicCounts } from '../../contract/clinic-counts.ts'
import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { countClinics } from '../queries/count-clinics.ts'
import { listClinics } from '../queries/list-clinics.ts'
import {
  areasOf,
  type SearchContext,
  type UnderstoodSearch,
  understandSearch,
} from './understand-search.ts'

const FIRST = { limit: 1, offset: 0, sort: undefined }

const countsOf = async (
  { place, wanted }: UnderstoodSearch,
  { pool }: SearchContext,
): Promise<ClinicCounts | null> => {
  if (!place) return null
  if (place.kind === 'state')
    return countClinics(pool, { ...wanted, state: wanted.state ?? place.state })
  const around = areasOf(place, wanted)
  const { miles } = await listClinics(pool, { ...wanted, ...around }, FIRST)
  if (miles === null) return countClinics(pool, wanted, { county: around.county })
  return countClinics(pool, wanted, { circle: { from: place, miles } })
}

export const clinicCounts: Handler<'clinicCounts', SearchContext> = async (input, context) => {
  const wanted = { ...input, ...FIRST }
  return json({ counts: await countsOf(await understandSearch(wanted, context), context) })
}
