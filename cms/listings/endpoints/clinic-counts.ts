import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { countClinics } from '../queries/count-clinics.ts'
import { searchedAreas } from './searched-area.ts'
import { type SearchContext, understandSearch } from './understand-search.ts'

export const clinicCounts: Handler<'clinicCounts', SearchContext> = async (input, context) => {
  const areas =
    input.location || input.state
      ? searchedAreas(await understandSearch(input, context))
      : undefined
  return json({ counts: areas ? await countClinics(context.pool, areas) : null })
}
