import type { Answer } from '@healthcare-for-all/cms/contract'
import { apiQuery } from '../../lib/api-query.ts'
import { api } from '../../paths.ts'
import type { SearchValues } from './search-values.ts'

export type SearchAnswer = Answer<'searchClinics'>

/** One page of a search. */
export const searchQuery = ({ services, ...values }: SearchValues) =>
  apiQuery<'searchClinics'>(
    api.searchClinics({ ...values, services: services.join(',') }),
    'Failed to search clinics',
  )

/**
 * So many pages an address may bring back at once: a link that is shared shows the list as it was,
 * and a mistyped offset does not ask for the whole country.
 */
const MAX_PAGES = 10

/** The pages that an address shows: from the first (or a later one, far down) through its offset. */
export const searchPages = (values: SearchValues): SearchValues[] => {
  const last = Math.floor(values.offset / values.limit)
  const first = Math.max(0, last - MAX_PAGES + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    ...values,
    offset: (first + index) * values.limit,
  }))
}
