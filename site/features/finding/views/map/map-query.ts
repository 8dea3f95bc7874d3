import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../../lib/api-query.ts'
import { type CallValues, countsQuery, searchQuery } from '../../query.ts'
import { interpretedOnMap, shownFor } from './everywhere.ts'
import type { MapFilter } from './map-values.ts'
import { pointsVersionQuery } from './point-query.ts'

/** The clinics that the map lists, from the first on. */
export const mapClinicsQuery = (filter: CallValues) =>
  searchQuery({ ...filter, limit: 100, offset: 0 })

/** What is nearest to the visitor, whatever they searched for. */
export const nearMeQuery = (filter: MapFilter, location: string) =>
  mapClinicsQuery({ ...filter, location, distance: undefined, near: true })

export const selectedClinicQuery = (slug: string) => apiQuery<'clinicBySlug'>(api.clinic(slug))

/** The clinics that meet the state and service filters. */
export const filterClinics = (
  clinics: ListedClinic[],
  { state, services }: Pick<MapFilter, 'state' | 'services'>,
): ListedClinic[] =>
  clinics.filter(
    (clinic) =>
      (!state || clinic.state === state) &&
      (services.length === 0 ||
        clinic.categories.some(({ slug }) => services.includes(slug)) ||
        clinic.services.some((name) => services.includes(name))),
  )

/** Prefetches what the page shows: the clinics, the selected one, and why there are none. */
export const prefetchMap = async (
  queries: QueryClient,
  filter: MapFilter,
  selected: string | undefined,
) => {
  const search = async (values: MapFilter) => {
    const query = mapClinicsQuery(values)
    await Promise.all([
      queries.prefetchQuery(query),
      queries.prefetchQuery(pointsVersionQuery(values)),
    ])
    return queries.getQueryData(query.queryKey)
  }
  const understood = await search(filter)
  const shown = shownFor(filter, understood)
  const answer = shown === filter ? understood : await search(shown)
  if (!answer) return
  const isListed = answer.clinics.some(({ slug }) => slug === selected)
  await Promise.all([
    selected && !isListed && queries.prefetchQuery(selectedClinicQuery(selected)),
    answer.total === 0 &&
      queries.prefetchQuery(
        countsQuery(understood ? interpretedOnMap(filter, understood) : filter),
      ),
  ])
}
