import { type ListedClinic, NO_FILTERS, type NoFilter } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery, quietQuery } from '../../lib/api-query.ts'
import { shownFor } from './meant.ts'
import { pointsVersionQuery } from './point-query.ts'

/** How many clinics the map requests, from the first on. */
export const MAP_PAGE = { limit: 100, offset: 0 }

/**
 * What the map searches for: the search form's values, a state, one service, and what clinics must
 * not ask for.
 */
export interface MapFilter extends Partial<Record<NoFilter, true | undefined>> {
  location?: string | undefined
  distance?: number | undefined
  state?: string | undefined
  /** Slug of a category. */
  service?: string | undefined
}

export const mapClinicsQuery = ({ service, ...filter }: MapFilter) =>
  apiQuery<'searchClinics'>(api.searchClinics({ ...filter, services: service, ...MAP_PAGE }))

/** What is nearest to the visitor, whatever they searched for. */
export const nearMeQuery = (filter: MapFilter, location: string) => {
  const { service, distance, ...others } = filter
  return quietQuery<'searchClinics'>(
    api.searchClinics({ ...others, location, services: service, ...MAP_PAGE }),
  )
}

/** How many clinics there would be with each filter. */
export const mapCountsQuery = ({ service, ...filter }: MapFilter) =>
  apiQuery<'clinicCounts'>(api.clinicCounts({ ...filter, services: service }))

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

export type DroppedFilter = 'state' | 'service' | NoFilter

/** The same filters without one of them, for each filter that is set. */
export const withOneLess = (filter: MapFilter): [DroppedFilter, MapFilter][] =>
  (['state', 'service', ...NO_FILTERS] as const)
    .filter((name) => filter[name])
    .map((name) => [name, { ...filter, [name]: undefined }])

/** Prefetches what the page shows: the clinics, the selected one, and why there are none. */
export const prefetchMap = async (
  queries: QueryClient,
  filter: MapFilter,
  selected: string | undefined,
) => {
  const ask = async (asked: MapFilter) => {
    const question = mapClinicsQuery(asked)
    await Promise.all([
      queries.prefetchQuery(question),
      queries.prefetchQuery(pointsVersionQuery(asked)),
    ])
    return queries.getQueryData(question.queryKey)
  }
  const understood = await ask(filter)
  const shown = shownFor(filter, understood)
  const answer = shown === filter ? understood : await ask(shown)
  if (!answer) return
  const isListed = answer.clinics.some(({ slug }) => slug === selected)
  await Promise.all([
    selected && !isListed && queries.prefetchQuery(selectedClinicQuery(selected)),
    ...(answer.total === 0
      ? withOneLess(shown).map(([, wider]) => queries.prefetchQuery(mapClinicsQuery(wider)))
      : []),
  ])
}
