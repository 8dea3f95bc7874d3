import { api } from '@healthcare-for-all/cms/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-query.ts'
import type { SearchValues } from '../values.ts'

/**
 * A search around the visitor, of a text that was typed: it keeps what the text says somebody needs, such
 * as 'dentist', unless a service is chosen.
 * @throws if the question what the text says fails
 */
export const nearValues = async (
  queries: QueryClient,
  near: SearchValues,
): Promise<SearchValues> => {
  const { location, services } = near
  const question = apiQuery<'searchClinics'>(api.searchClinics({ location, limit: 1 }))
  const { need, needWords } = await queries.fetchQuery(question)
  // Whom to call comes first; that page asks where they are.
  if (need?.callFirst) return { ...near, near: undefined }
  return { ...near, need: (services.length === 0 && needWords) || undefined }
}
