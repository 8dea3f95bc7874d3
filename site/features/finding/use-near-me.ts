import { pointText } from '@healthcare-for-all/cms/contract'
import { useEffect, useSyncExternalStore } from 'react'

/** Where the visitor is, as far as the browser has said. */
export type NearMe =
  | { status: 'idle' | 'finding' | 'refused' | 'failed'; location: '' }
  /** The location is a text that the search understands, to about a kilometer. */
  | { status: 'found'; location: string; since: number }

const TEN_MINUTES = 600_000
/** The exact point would be thrown away. */
const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: TEN_MINUTES }
const IDLE: NearMe = { status: 'idle', location: '' }

/** Only in memory: with the tab it is gone. */
let nearMe = IDLE as NearMe
const listeners = new Set<() => void>()

const become = (next: NearMe) => {
  nearMe = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the browser, which asks the visitor. */
export const askWhere = () => {
  if (!('geolocation' in navigator)) return become({ status: 'failed', location: '' })
  if (nearMe.status !== 'found') become({ status: 'finding', location: '' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => become({ status: 'found', location: pointText(coords), since: Date.now() }),
    ({ code, PERMISSION_DENIED }) => {
      if (nearMe.status === 'found') return
      become({ status: code === PERMISSION_DENIED ? 'refused' : 'failed', location: '' })
    },
    OPTIONS,
  )
}

/** Whether the browser would say it without asking the visitor. */
const isAllowed = async () => {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  return permission?.state === 'granted'
}

const isCurrent = () => nearMe.status === 'found' && Date.now() - nearMe.since < TEN_MINUTES

/** Where the visitor is. Somebody who allowed it before is not asked again. */
export const useNearMe = (isWanted: boolean): NearMe => {
  const current = useSyncExternalStore(
    subscribe,
    () => nearMe,
    () => IDLE,
  )
  useEffect(() => {
    if (!isWanted || isCurrent()) return
    isAllowed().then((allowed) => {
      if (allowed && nearMe.status !== 'finding') askWhere()
    })
  }, [isWanted])
  return current
}
