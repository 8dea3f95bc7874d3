import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { countClinics } from '../queries/count-clinics.ts'
import { searchedArea } from './searched-area.ts'
import { type SearchContext, understandSearch } from './understand-search.ts'

export const clinicCounts: Handler<'clinicCounts', SearchContext> = async (input, context) => {
  const area = await searchedArea(await understandSearch(input, context), context)
  return json({ counts: area ? await countClinics(context.pool, area) : null })
}
