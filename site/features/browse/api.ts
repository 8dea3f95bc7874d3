import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from '../../lib/api-query.ts'
import type { Page } from '../../lib/pages.ts'

export const popularStatesQuery = apiQuery<'popularStates'>(api.popularStates)
export const stateQuery = (slug: string) => apiQuery<'stateBySlug'>(api.state(slug))

export const stateClinicsQuery = (abbreviation: string, page: Page) =>
  apiQuery<'stateClinics'>(api.stateClinics(abbreviation, { ...page }))

/** A category, with its clinics counted in one state if an abbreviation is given. */
export const categoryQuery = (slug: string, state?: string) =>
  apiQuery<'categoryBySlug'>(api.category(slug, { state }))

export const categoryClinicsQuery = (slug: string, state: string | undefined, page: Page) =>
  apiQuery<'categoryClinics'>(
    api.categoryClinics(slug, { state, ...page }),
    'Failed to fetch clinics',
  )
