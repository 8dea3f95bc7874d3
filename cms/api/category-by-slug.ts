import { json } from '../contract/json.ts'
import { readCategory } from '../queries/categories.ts'
import type { Handler } from './handler.ts'
import { notFound } from './problems.ts'

export const categoryBySlug: Handler<'categoryBySlug'> = async (
  { category, state, locale },
  { pool },
) => {
  const found = await readCategory(pool, category, locale, state)
  if (!found) throw notFound(`There is no service category “${category}”.`)
  return json(found)
}
