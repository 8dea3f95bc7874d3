import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { apiQuery } from '../../lib/api-query.ts'
import { api } from '../../paths.ts'

/** The map asks for so many clinics, from the first on. */
export const MAP_PAGE = { limit: 100, offset: 0 }

/** What the map asks for: the search form's values, a state and one service. */
export interface MapFilter {
  location?: string | undefined
  distance?: number | undefined
  state?: string | undefined
  /** Slug of a category. */
  service?: string | undefined
}

export const mapClinicsQuery = ({ service, ...filter }: MapFilter) =>
  apiQuery<'searchClinics'>(api.searchClinics({ ...filter, services: service, ...MAP_PAGE }))

/** The clinics that meet the state and service filters. */
export const filterClinics = (
  clinics: ListedClinic[],
  { state, service }: Pick<MapFilter, 'state' | 'service'>,
): ListedClinic[] =>
  clinics.filter(
    (clinic) =>
      (!state || clinic.state === state) &&
      (!service ||
        clinic.categories.some(({ slug }) => slug === service) ||
        clinic.services.includes(service)),
  )
