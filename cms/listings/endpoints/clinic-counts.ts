import type { ClinicCounts } from '../../contract/clinic-counts.ts'
import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { countClinics } from '../queries/count-clinics.ts'
import { listClinics } from '../queries/list-clinics.ts'
import {
  radiiOf,
  type SearchContext,
  type UnderstoodSearch,
  understandSearch,
} from './understand-search.ts'

const FIRST = { limit: 1, offset: 0 }

const countsOf = async (
  { place, wanted }: UnderstoodSearch,
  { pool }: SearchContext,
): Promise<ClinicCounts | null> => {
  if (!place) return null
  if (place.kind === 'state')
    return countClinics(pool, { ...wanted, state: wanted.state ?? place.state })
  const { miles } = await listClinics(
    pool,
    { ...wanted, from: place, radii: radiiOf(wanted) },
    FIRST,
  )
  return countClinics(pool, wanted, { from: place, miles: miles ?? 0 })
}

export const clinicCounts: Handler<'clinicCounts', SearchContext> = async (input, context) => {
  const wanted = { ...input, ...FIRST }
  return json({ counts: await countsOf(await understandSearch(wanted, context), context) })
}
