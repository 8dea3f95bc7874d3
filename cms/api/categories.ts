import { json } from '../contract/json.ts'
import { readCategories } from '../queries/categories.ts'
import type { Handler } from './handler.ts'

export const categories: Handler<'categories'> = async ({ locale, ...page }, { pool }) =>
  json(await readCategories(pool, locale, page))
