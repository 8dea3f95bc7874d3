import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { readLatestPoverty, readMedicaid } from '../queries/cost-figures.ts'

export const costFigures: Handler<'costFigures'> = async ({ locale }, { pool }) =>
  json({ poverty: await readLatestPoverty(pool), states: await readMedicaid(pool, locale) })
