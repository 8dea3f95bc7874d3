import { useSyncExternalStore } from 'react'

/** Where the list and the map are not side by side. */
const query = () => window.matchMedia('(max-width: 63.99rem)')

const subscribe = (changed: () => void) => {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether list and map are two views; false on the server, which doesn't know. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
