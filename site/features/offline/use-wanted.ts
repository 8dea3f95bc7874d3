import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isReached } from '../../lib/connection.ts'
import { useWhenOnline } from '../../lib/when-online.ts'

/** Milliseconds; a browser that can't tell says nothing when there is a connection again. */
const LOOK_AGAIN = 5_000

const subscribe = (changed: () => void) => {
  for (const name of ['online', 'offline', 'hashchange']) window.addEventListener(name, changed)
  return () => {
    for (const name of ['online', 'offline', 'hashchange'])
      window.removeEventListener(name, changed)
  }
}

/** A path on this site. Two slashes at its beginning would lead to another one. */
const wantedPath = () => /^#(\/(?![/\\]).*)$/.exec(window.location.hash)?.[1] ?? ''

/** The page that somebody wanted, which is opened once it can be reached; '' if there is none. */
export const useWanted = (): string => {
  const wanted = useSyncExternalStore(subscribe, wantedPath, () => '')
  const open = useCallback(async () => {
    if (wanted && (await isReached())) window.location.replace(wanted)
  }, [wanted])
  useWhenOnline(open)
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && open(), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [open])
  return wanted
}

/** Whether the browser says that there is a connection; false on the server. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  )
