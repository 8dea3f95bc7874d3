import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Asks once more for what the page shows and could not get; the page itself stays. */
export const useTryAgain = () => {
  const queries = useQueryClient()
  return useCallback(() => {
    void queries.resetQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    })
  }, [queries])
}
