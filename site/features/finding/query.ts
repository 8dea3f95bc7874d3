import type { Answer, ClinicSearchQuery } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery, quietQuery } from '../../lib/api-query.ts'
import { pagesThrough } from '../../lib/pages.ts'
import type { FindValues, SearchValues } from './values.ts'

export type SearchAnswer = Answer<'searchClinics'>

/** What calls about clinics ask by, from the values of either view. */
export interface CallValues
  extends FindValues,
    Partial<Pick<ClinicSearchQuery, 'state' | 'sort' | 'limit' | 'offset'>> {
  /** The location is the visitor's own: it must be in no address. */
  near?: true | undefined
  need?: string | undefined
}

/** The parameters of a call. */
export const callParameters = ({ near, need, services, ...values }: CallValues) => ({
  ...values,
  services: services.join(','),
})

/** One page of a search. */
export const searchQuery = (values: CallValues) => {
  const query = values.near ? quietQuery : apiQuery
  return query<'searchClinics'>(
    api.searchClinics(callParameters(values)),
    'Failed to search clinics',
  )
}

/** How many clinics a search would have with each filter. */
export const countsQuery = ({ limit, offset, sort, ...values }: CallValues) => {
  const query = values.near ? quietQuery : apiQuery
  return query<'clinicCounts'>(api.clinicCounts(callParameters(values)), 'Failed to count clinics')
}

/** The pages of a search that its address shows. */
export const searchPages = (values: SearchValues): SearchValues[] =>
  pagesThrough(values).map(({ offset }) => ({ ...values, offset }))
