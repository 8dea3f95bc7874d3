import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { readCategory } from '../queries/categories.ts'

export const categoryBySlug: Handler<'categoryBySlug'> = async (
  { category, state, locale },
  { pool },
) => {
  const found = await readCategory(pool, category, locale, state)
  if (!found) throw notFound((words) => words.noCategory(category))
  return json(found)
}
