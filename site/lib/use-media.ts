import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is as a media query says; false on the server, which doesn't know. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** The colors that the page shows. */
export const useScheme = (): 'light' | 'dark' =>
  useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
