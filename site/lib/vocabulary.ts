import { api } from '../paths.ts'
import { apiQuery } from './api-query.ts'

export const statesQuery = apiQuery<'states'>(api.states)
export const categoriesQuery = apiQuery<'categories'>(api.categories)
