import { type DefaultError, type UseQueryOptions, useQueries } from '@tanstack/react-query'

/** The responses for the pages of a list, in order, as far as they have arrived. */
export const usePages = <Answer>(queries: UseQueryOptions<Answer, DefaultError, Answer>[]) => {
  const results = useQueries({ queries })
  return {
    answers: results.flatMap(({ data }): Answer[] => (data ? [data as Answer] : [])),
    pending: results.some(({ isPending }) => isPending),
    failed: results.some(({ isError }) => isError),
  }
}
