import { api } from '@healthcare-for-all/cms/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'
import type { SearchValues } from './search-values.ts'

/**
 * The search around the visitor for what a form says. Of a typed text that is only what it says
 * somebody needs, such as 'dentist', unless a service is chosen.
 * @throws if the question what the text says fails
 */
export const nearValues = async (
  queries: QueryClient,
  { location, ...chosen }: SearchValues,
): Promise<Partial<SearchValues>> => {
  const near = { ...chosen, near: true as const }
  if (!location) return near
  const question = apiQuery<'searchClinics'>(api.searchClinics({ location, limit: 1 }))
  const { need, needWords } = await queries.fetchQuery(question)
  // Whom to call comes first; that page asks where they are.
  if (need?.callFirst) return { ...chosen, location }
  return { ...near, need: (chosen.services.length === 0 && needWords) || undefined }
}
