import { json } from '../contract/json.ts'
import { readState } from '../queries/states.ts'
import type { Handler } from './handler.ts'
import { notFound } from './problems.ts'

export const stateBySlug: Handler<'stateBySlug'> = async ({ slug, locale }, { pool }) => {
  const state = await readState(pool, slug, locale)
  if (!state) throw notFound(`There is no state “${slug}”.`)
  return json(state)
}
