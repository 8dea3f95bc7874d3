import { json } from '../contract/json.ts'
import { readStates } from '../queries/states.ts'
import type { Handler } from './handler.ts'

export const states: Handler<'states'> = async ({ locale, ...page }, { pool }) =>
  json(await readStates(pool, locale, page, 'name'))
