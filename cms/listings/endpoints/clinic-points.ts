import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { readPoints } from '../queries/read-points.ts'
import { areaFound, searchedAreas } from './searched-area.ts'
import { type SearchContext, understandSearch } from './understand-search.ts'

export const clinicPoints: Handler<'clinicPoints', SearchContext> = async (input, context) => {
  const { pool } = context
  const areas = searchedAreas(await understandSearch(input, context))
  return json(await readPoints(pool, areas && (await areaFound(pool, areas))))
}
