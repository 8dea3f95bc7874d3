import { json } from '../../contract/json.ts'
import { versionOf } from '../../http/answer.ts'
import type { Handler } from '../../http/handler.ts'
import { clinicPoints } from './clinic-points.ts'
import type { SearchContext } from './understand-search.ts'

export const pointsVersion: Handler<'pointsVersion', SearchContext> = async (input, context) =>
  json({ version: versionOf(await clinicPoints(input, context)) })
