import type { ClinicSearchQuery, ListFilter, TraitFilter } from '@healthcare-for-all/cms/contract'
import {
  DEFAULT_DISTANCE,
  DISTANCES,
  LIST_FILTERS,
  MAX_LOCATION_LENGTH,
  OPEN_CHOICES,
  SORT_CHOICES,
  TRAIT_FILTERS,
} from '@healthcare-for-all/cms/contract'
import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import { readLocation } from '../../lib/need-at.ts'
import { readOffset } from '../../lib/offset.ts'
import type { Distance } from './distance-options.ts'

export const PAGE_SIZES = [10, 20, 50] as const
type PageSize = (typeof PAGE_SIZES)[number]
/** As the parameter `near`. */
const NEAR_ME = 'me'
const DEFAULT_PAGE_SIZE: PageSize = 20
/** Characters of an entry, such as a language. */
const LONGEST_ENTRY = 100

/** The parameters in the search page's address. */
export interface SearchValues
  extends Pick<
    ClinicSearchQuery,
    'services' | 'isFree' | 'isLowCost' | 'open' | 'sort' | 'offset' | TraitFilter | ListFilter
  > {
  /** Around the visitor: the address doesn't say where that is, and `location` is set on the page. */
  near: true | undefined
  /** The words for what somebody needs, if they look around themselves; otherwise in `location`. */
  need: string | undefined
  location: string
  /** Miles; undefined for the default. */
  distance: Exclude<Distance, typeof DEFAULT_DISTANCE> | undefined
  limit: PageSize
}

/** True only for 'true', false only for 'false', otherwise unset. */
const flag = (text: string | null) =>
  text === 'true' ? true : text === 'false' ? false : undefined

/** The values of some names, as an object. */
const each = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>

/** Reads an address's query. Invalid values count as left out. */
export const parseSearch = (query: URLSearchParams): SearchValues => {
  const miles = Number(query.get('distance'))
  const size = Number(query.get('limit'))
  const limit = PAGE_SIZES.find((option) => option === size) ?? DEFAULT_PAGE_SIZE
  const typed = readLocation(query).slice(0, MAX_LOCATION_LENGTH)
  const near = (query.get('near') === NEAR_ME && !query.get('location')) || undefined
  return {
    near,
    need: (near && typed) || undefined,
    location: near ? '' : typed,
    services: query
      .getAll('service')
      .flatMap((names) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== 'all'),
    distance: DISTANCES.filter((option) => option !== DEFAULT_DISTANCE).find(
      (option) => option === miles,
    ),
    isFree: flag(query.get('isFree')),
    isLowCost: flag(query.get('isLowCost')),
    sort: SORT_CHOICES.find((choice) => choice === query.get('sort')),
    open: OPEN_CHOICES.find((choice) => choice === query.get('open')),
    ...each(TRAIT_FILTERS, (name) => query.get(name) === 'true' || undefined),
    ...each(LIST_FILTERS, (name) => query.get(name)?.slice(0, LONGEST_ENTRY) || undefined),
    limit,
    offset: readOffset(query, limit),
  }
}

/** Values as the parameters of an address, without defaults. */
export const searchParameters = ({
  near,
  need,
  location,
  services,
  distance,
  limit,
  offset,
  ...filters
}: Partial<SearchValues>) => ({
  // Where a visitor is must be in no address.
  ...(near ? { near: NEAR_ME, need } : { location }),
  service: services?.join(','),
  distance,
  ...filters,
  limit: limit === DEFAULT_PAGE_SIZE ? undefined : limit,
  offset: offset || undefined,
})

/** The address of a search, without defaults. */
export const searchHref = (paths: Paths, values: Partial<SearchValues>) =>
  paths.search(searchParameters(values))

/** The map with the same place and filters. Where a visitor is, it asks itself. */
export const mapHref = (
  paths: Paths,
  { near, need, location, sort, limit, offset, ...values }: SearchValues,
) => paths.map(searchParameters({ ...values, location: near ? undefined : location }))
