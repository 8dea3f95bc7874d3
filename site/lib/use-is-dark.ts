import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-color-scheme: dark)')

const subscribe = (changed: () => void) => {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the page is dark; false on the server, which doesn't know. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
