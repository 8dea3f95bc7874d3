import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { readMedicaid, readPovertyInForce } from '../queries/cost-figures.ts'

export const costFigures: Handler<'costFigures'> = async ({ locale }, { pool }) =>
  json({ poverty: await readPovertyInForce(pool), states: await readMedicaid(pool, locale) })
