import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { readState } from '../queries/states.ts'

export const stateBySlug: Handler<'stateBySlug'> = async ({ slug, locale }, { pool }) => {
  const state = await readState(pool, slug, locale)
  if (!state) throw notFound((words) => words.noState(slug))
  return json(state)
}
