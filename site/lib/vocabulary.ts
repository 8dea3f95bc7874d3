import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from './api-query.ts'

export const statesQuery = apiQuery<'states'>(api.states)
export const categoriesQuery = apiQuery<'categories'>(api.categories)
