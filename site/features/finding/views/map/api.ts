import type { ListedClinic, ListFilter, TraitFilter } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery, quietQuery } from '../../../../lib/api-query.ts'
import type { FilterValues } from '../../filters/filter-values.ts'
import { meantBy, shownFor } from './meant.ts'
import { pointsVersionQuery } from './point-query.ts'

/** How many clinics the map requests, from the first on. */
export const MAP_PAGE = { limit: 100, offset: 0 }

/** What the map searches for: the search form's values, a state, services, and the other filters. */
export interface MapFilter extends FilterValues {
  location?: string | undefined
  distance?: number | undefined
  state?: string | undefined
  /** Slug of a category, or several, comma-joined. */
  service?: string | undefined
}

/** Whether somebody searched or filtered: otherwise the map has everything. */
export const isNarrowed = ({ distance, ...filter }: MapFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined)

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
): ListedClinic[] => {
  const wanted = service?.split(',') ?? []
  return clinics.filter(
    (clinic) =>
      (!state || clinic.state === state) &&
      (wanted.length === 0 ||
        clinic.categories.some(({ slug }) => wanted.includes(slug)) ||
        clinic.services.some((name) => wanted.includes(name))),
  )
}

/** What dropping each filter leaves out of the address. */
export const DROPPED = {
  state: ['state'],
  service: ['service'],
  cost: ['isFree', 'isLowCost'],
  open: ['open'],
  acceptsUninsured: ['acceptsUninsured'],
  walkInsWelcome: ['walkInsWelcome'],
  telehealth: ['telehealth'],
  noIdNeeded: ['noIdNeeded'],
  noSsnNeeded: ['noSsnNeeded'],
  languages: ['languages'],
} as const satisfies Record<
  'state' | 'service' | 'cost' | 'open' | TraitFilter | ListFilter,
  (keyof MapFilter)[]
>
export type DroppedFilter = keyof typeof DROPPED
const DROPPED_FILTERS = Object.keys(DROPPED) as DroppedFilter[]

/** The names of filters as parameters that are not set. */
export const unset = (names: readonly string[]): Record<string, undefined> =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** The same filters without one of them, for each filter that is set. */
export const withOneLess = (filter: MapFilter): [DroppedFilter, MapFilter][] =>
  DROPPED_FILTERS.filter((dropped) =>
    DROPPED[dropped].some((name) => filter[name] !== undefined),
  ).map((dropped) => [dropped, { ...filter, ...unset(DROPPED[dropped]) }])

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
      ? withOneLess(understood ? meantBy(filter, understood) : filter).map(([, wider]) =>
          queries.prefetchQuery(mapClinicsQuery(wider)),
        )
      : []),
  ])
}
