import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { readStates } from '../queries/states.ts'

export const states: Handler<'states'> = async ({ locale, ...page }, { pool }) =>
  json(await readStates(pool, locale, page, 'name'))
