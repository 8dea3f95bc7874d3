import type { Answer } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery, quietQuery } from '../../lib/api-query.ts'
import { pagesThrough } from '../../lib/pages.ts'
import type { SearchValues } from './values.ts'

export type SearchAnswer = Answer<'searchClinics'>

/** One page of a search. */
export const searchQuery = ({ services, near, need, ...values }: SearchValues) => {
  const query = near ? quietQuery : apiQuery
  return query<'searchClinics'>(
    api.searchClinics({ ...values, services: services.join(',') }),
    'Failed to search clinics',
  )
}

/** How many clinics a search would have with each filter. */
export const countsQuery = ({
  services,
  near,
  need,
  limit,
  offset,
  sort,
  ...values
}: SearchValues) => {
  const query = near ? quietQuery : apiQuery
  return query<'clinicCounts'>(
    api.clinicCounts({ ...values, services: services.join(',') }),
    'Failed to count clinics',
  )
}

/** The pages of a search that its address shows. */
export const searchPages = (values: SearchValues): SearchValues[] =>
  pagesThrough(values).map(({ offset }) => ({ ...values, offset }))
