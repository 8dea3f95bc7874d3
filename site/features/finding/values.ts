import type { ClinicSearchQuery, ListFilter, TraitFilter } from '@healthcare-for-all/cms/contract'
import {
  DEFAULT_DISTANCE,
  DISTANCES,
  LIST_FILTERS,
  MAX_LOCATION_LENGTH,
  OPEN_FILTERS,
  SORT_CHOICES,
  TRAIT_FILTERS,
} from '@healthcare-for-all/cms/contract'
import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import { readLocation } from '../../lib/need-at.ts'
import { readOffset } from '../../lib/offset.ts'

export const PAGE_SIZES = [10, 20, 50] as const
type PageSize = (typeof PAGE_SIZES)[number]
/** Miles. */
type Distance = (typeof DISTANCES)[number]
/** As the parameter `near`. */
const NEAR_ME = 'me'
const DEFAULT_PAGE_SIZE: PageSize = 20
/** Characters of an entry, such as a language. */
const LONGEST_ENTRY = 100
/** The choices that mean no service in particular. */
export const ALL_SERVICES = 'all-services'
const ANY_SERVICE = ['', 'all', ALL_SERVICES]

/** What list and map read from their address. */
export interface FindValues
  extends Pick<
    ClinicSearchQuery,
    'services' | 'isFree' | 'isLowCost' | 'open' | TraitFilter | ListFilter
  > {
  /** As it was typed; empty without a place. */
  location: string
  /** Miles; undefined for the default. */
  distance: Exclude<Distance, typeof DEFAULT_DISTANCE> | undefined
}

/** The parameters in the search page's address. */
export interface SearchValues extends FindValues, Pick<ClinicSearchQuery, 'sort' | 'offset'> {
  /** Around the visitor: the address doesn't say where that is, and `location` is set on the page. */
  near: true | undefined
  /** The words for what somebody needs, if they look around themselves; otherwise in `location`. */
  need: string | undefined
  limit: PageSize
}

/** True only for 'true', false only for 'false', otherwise unset. */
const flag = (text: string | null) =>
  text === 'true' ? true : text === 'false' ? false : undefined

/** The values of some names, as an object. */
const each = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>

/** Reads what list and map have in common. Invalid values count as left out. */
export const parseFind = (query: URLSearchParams): FindValues => ({
  location: readLocation(query).slice(0, MAX_LOCATION_LENGTH),
  services: query
    .getAll('service')
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => !ANY_SERVICE.includes(name)),
  distance: DISTANCES.filter((miles) => miles !== DEFAULT_DISTANCE).find(
    (miles) => miles === Number(query.get('distance')),
  ),
  isFree: flag(query.get('isFree')),
  isLowCost: flag(query.get('isLowCost')),
  open: OPEN_FILTERS.find((choice) => choice === query.get('open')),
  ...each(TRAIT_FILTERS, (name) => query.get(name) === 'true' || undefined),
  ...each(LIST_FILTERS, (name) => query.get(name)?.slice(0, LONGEST_ENTRY) || undefined),
})

/** Reads the query of the search page's address. */
export const parseSearch = (query: URLSearchParams): SearchValues => {
  const find = parseFind(query)
  const size = Number(query.get('limit'))
  const limit = PAGE_SIZES.find((option) => option === size) ?? DEFAULT_PAGE_SIZE
  const near = (query.get('near') === NEAR_ME && !query.get('location')) || undefined
  return {
    ...find,
    near,
    need: (near && find.location) || undefined,
    location: near ? '' : find.location,
    sort: SORT_CHOICES.find((choice) => choice === query.get('sort')),
    limit,
    offset: readOffset(query, limit),
  }
}

/** The parameters of an address for what list and map have in common, without defaults. */
export const findParameters = (values: Partial<FindValues> & { state?: string | undefined }) => {
  const { location, state, services, distance, ...filters } = values
  return { location, state, service: services?.join(','), distance, ...filters }
}

/** The parameters of the search page's address, without defaults. */
export const searchParameters = (values: Partial<SearchValues>) => {
  const { near, need, sort, limit, offset, ...find } = values
  return {
    // Where a visitor is must be in no address.
    ...(near && { near: NEAR_ME, need }),
    ...findParameters(near ? { ...find, location: undefined } : find),
    sort,
    limit: limit === DEFAULT_PAGE_SIZE ? undefined : limit,
    offset: offset || undefined,
  }
}

/** The address of a search, without defaults. */
export const searchHref = (paths: Paths, values: Partial<SearchValues>) =>
  paths.search(searchParameters(values))
