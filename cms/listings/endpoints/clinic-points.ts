import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { readPoints } from '../queries/read-points.ts'
import { searchedArea } from './searched-area.ts'
import { type SearchContext, understandSearch } from './understand-search.ts'

export const clinicPoints: Handler<'clinicPoints', SearchContext> = async (input, context) => {
  const understood = await understandSearch(input, context)
  const { wanted } = understood
  const area = wanted.location ? await searchedArea(understood, context) : { filter: wanted }
  return json(await readPoints(context.pool, area))
}
