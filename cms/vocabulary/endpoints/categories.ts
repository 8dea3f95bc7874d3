import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { readCategories } from '../queries/categories.ts'

export const categories: Handler<'categories'> = async ({ locale, ...page }, { pool }) =>
  json(await readCategories(pool, locale, page))
