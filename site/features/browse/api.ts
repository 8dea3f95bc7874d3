import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'
import type { Page } from '../../lib/pages.ts'

export const popularStatesQuery = apiQuery<'popularStates'>(api.popularStates)
export const stateQuery = (slug: string) => apiQuery<'stateBySlug'>(api.state(slug))

/** A page of a list, town by town. */
export interface ListPage extends Page {
  letter?: string | undefined
}

export const stateClinicsQuery = (abbreviation: string, page: ListPage) =>
  apiQuery<'stateClinics'>(api.stateClinics(abbreviation, { sort: 'town', ...page }))

/** The first letters of the towns in a list. */
export const clinicLettersQuery = (list: { state?: string | undefined; category?: string }) =>
  apiQuery<'clinicLetters'>(api.clinicLetters(list))

/** A category, with its clinics counted in one state if an abbreviation is given. */
export const categoryQuery = (slug: string, state?: string) =>
  apiQuery<'categoryBySlug'>(api.category(slug, { state }))

export const categoryClinicsQuery = (slug: string, state: string | undefined, page: ListPage) =>
  apiQuery<'categoryClinics'>(
    api.categoryClinics(slug, { state, sort: 'town', ...page }),
    'Failed to fetch clinics',
  )
