import type { ClinicSearchQuery } from '@healthcare-for-all/cms/contract'
import { DEFAULT_DISTANCE, DISTANCES } from '@healthcare-for-all/cms/contract'
import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import { readOffset } from '../../lib/pages.ts'
import type { Distance } from './radius-options.ts'

/** Characters; the API refuses longer texts, which can't be a place. */
export const MAX_LOCATION_LENGTH = 200
export const PAGE_SIZES = [10, 20, 50] as const
type PageSize = (typeof PAGE_SIZES)[number]
const DEFAULT_PAGE_SIZE: PageSize = 20

/** The parameters in the search page's address. */
export interface SearchValues
  extends Pick<ClinicSearchQuery, 'services' | 'isFree' | 'isLowCost' | 'offset'> {
  location: string
  /** Miles; undefined for the default. */
  distance: Exclude<Distance, typeof DEFAULT_DISTANCE> | undefined
  limit: PageSize
}

/** True only for 'true', false only for 'false', otherwise unset. */
const flag = (text: string | null) =>
  text === 'true' ? true : text === 'false' ? false : undefined

/** Reads an address's query. Invalid values count as left out. */
export const parseSearch = (query: URLSearchParams): SearchValues => {
  const miles = Number(query.get('distance'))
  const size = Number(query.get('limit'))
  const limit = PAGE_SIZES.find((option) => option === size) ?? DEFAULT_PAGE_SIZE
  return {
    location: (query.get('location') ?? '').trim().slice(0, MAX_LOCATION_LENGTH),
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
    limit,
    offset: readOffset(query, limit),
  }
}

/** The address of a search, without defaults. */
export const searchHref = (paths: Paths, values: Partial<SearchValues>) =>
  paths.search({
    location: values.location,
    service: values.services?.join(','),
    distance: values.distance,
    isFree: values.isFree,
    isLowCost: values.isLowCost,
    limit: values.limit === DEFAULT_PAGE_SIZE ? undefined : values.limit,
    offset: values.offset || undefined,
  })

/** How many filters of the panel are set. */
export const activeFilters = ({ services, isFree, isLowCost }: SearchValues) =>
  [services.length > 0, isFree !== undefined, isLowCost !== undefined].filter(Boolean).length
