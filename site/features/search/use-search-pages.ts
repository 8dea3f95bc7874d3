import { useQueries } from '@tanstack/react-query'
import { searchPages, searchQuery } from './api.ts'
import type { SearchValues } from './search-values.ts'

/** The answers that an address shows, in order, as far as they have arrived. */
export const useSearchPages = (values: SearchValues) => {
  const pages = searchPages(values)
  const results = useQueries({ queries: pages.map(searchQuery) })
  const answers = results.flatMap(({ data }) => (data ? [data] : []))
  return {
    answers,
    clinics: answers.flatMap((answer) => answer.clinics),
    /** Offset of the first clinic shown. */
    firstOffset: pages[0]?.offset ?? 0,
    pending: results.some(({ isPending }) => isPending),
    failed: results.some(({ isError }) => isError),
  }
}
