import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Retries the failed queries of the page, without reloading it. */
export const useTryAgain = () => {
  const queries = useQueryClient()
  return useCallback(() => {
    void queries.resetQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
  }, [queries])
}
