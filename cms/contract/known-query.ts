import { LIST_FILTERS, TRAIT_FILTERS } from './fact-filters.ts'

/** The query parameters that pages read; each page ignores all others. */
const PARAMETERS = [
  'location',
  'need',
  'near',
  'service',
  'distance',
  'isFree',
  'isLowCost',
  'open',
  'sort',
  ...TRAIT_FILTERS,
  ...LIST_FILTERS,
  'limit',
  'offset',
  'view',
  'letter',
  'state',
  'clinic',
  'at',
  'category',
  'token',
  'sent',
]

/** A query without what pages ignore, such as an advertiser's mark, and in one order. */
export const knownQuery = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    PARAMETERS.flatMap((name) =>
      query.getAll(name).map((value): [string, string] => [name, value]),
    ),
  )

/** A page's address with the known part of its query: one for each page. */
export const knownAddress = ({ pathname, searchParams }: URL): string => {
  const query = knownQuery(searchParams).toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
