import { apiQuery } from '../../lib/api-query.ts'
import { api } from '../../paths.ts'

export const popularStatesQuery = apiQuery<'popularStates'>(api.popularStates)
export const categoriesQuery = apiQuery<'categories'>(api.categories)
