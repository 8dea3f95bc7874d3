import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery, quietQuery } from '../../lib/api-query.ts'
import { pointsVersionQuery } from './point-query.ts'

/** How many clinics the map requests, from the first on. */
export const MAP_PAGE = { limit: 100, offset: 0 }

/** What the map searches for: the search form's values, a state and one service. */
export interface MapFilter {
  location?: string | undefined
  distance?: number | undefined
  state?: string | undefined
  /** Slug of a category. */
  service?: string | undefined
}

export const mapClinicsQuery = ({ service, ...filter }: MapFilter) =>
  apiQuery<'searchClinics'>(api.searchClinics({ ...filter, services: service, ...MAP_PAGE }))

/** What is nearest to the visitor, whatever they searched for. */
export const nearMeQuery = ({ state, service }: MapFilter, location: string) =>
  quietQuery<'searchClinics'>(
    api.searchClinics({ location, state, services: service, ...MAP_PAGE }),
  )

export const selectedClinicQuery = (slug: string) => apiQuery<'clinicBySlug'>(api.clinic(slug))

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

export type DroppedFilter = 'state' | 'service'

/** The same filters without one of them, for each filter that is set. */
export const withOneLess = (filter: MapFilter): [DroppedFilter, MapFilter][] =>
  (['state', 'service'] as const)
    .filter((name) => filter[name])
    .map((name) => [name, { ...filter, [name]: undefined }])

/** Prefetches what the page shows: the clinics, the selected one, and why there are none. */
export const prefetchMap = async (
  queries: QueryClient,
  filter: MapFilter,
  selected: string | undefined,
) => {
  const question = mapClinicsQuery(filter)
  await Promise.all([
    queries.prefetchQuery(question),
    queries.prefetchQuery(pointsVersionQuery(filter)),
  ])
  const answer = queries.getQueryData(question.queryKey)
  if (!answer) return
  const isListed = answer.clinics.some(({ slug }) => slug === selected)
  await Promise.all([
    selected && !isListed && queries.prefetchQuery(selectedClinicQuery(selected)),
    ...(answer.total === 0
      ? withOneLess(filter).map(([, wider]) => queries.prefetchQuery(mapClinicsQuery(wider)))
      : []),
  ])
}
