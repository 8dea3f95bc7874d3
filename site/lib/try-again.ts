import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

/** Asks once more for what the page shows and could not get; the page itself stays. */
export const useTryAgain = () => {
  const queries = useQueryClient()
  const again = useCallback(() => {
    // A call that is still under way began without a connection, and will fail after this.
    void queries.resetQueries({
      type: 'active',
      predicate: ({ state }) => state.status !== 'success',
    })
  }, [queries])
  useWhenOnline(again)
  return again
}

/** Calls when the browser has found a connection again. */
export const useWhenOnline = (call: () => void) => {
  useEffect(() => {
    window.addEventListener('online', call)
    return () => window.removeEventListener('online', call)
  }, [call])
}
