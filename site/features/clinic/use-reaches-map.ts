import { OSM_TILES } from '@healthcare-for-all/cms/contract/paths'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '../../lib/site-settings.tsx'
import { whenNear } from '../../lib/when-near.ts'
import { useWhenOnline } from '../../lib/when-online.ts'

/** Milliseconds after which somebody no longer waits for a map. */
const PATIENCE_MS = 10_000
const HOUR_MS = 3_600_000

/**
 * The image of the whole world: asking for it says nothing about the place. From a browser's cache it
 * would say nothing about the connection, so each hour has its own.
 */
const worldNow = () =>
  `${OSM_TILES.url.replace('{z}/{x}/{y}', '0/0/0')}?${Math.floor(Date.now() / HOUR_MS)}`

/** @returns whether an image arrives in time */
const arrives = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image()
    const timer = setTimeout(() => resolve(false), PATIENCE_MS)
    const end = (isThere: boolean) => {
      clearTimeout(timer)
      resolve(isThere)
    }
    image.onload = () => end(true)
    image.onerror = () => end(false)
    image.referrerPolicy = 'origin'
    image.src = address
  })

/**
 * Whether OpenStreetMap can be reached, once its frame is nearly in view. A frame tells its page
 * nothing about what it shows, so an image of the same makers is asked for. With other images on the
 * maps the page may not ask for it, and expects the best.
 */
export const useReachesMap = (): { ref: RefObject<HTMLDivElement | null>; isReached: boolean } => {
  const ref = useRef<HTMLDivElement>(null)
  const tiles = useSite()?.mapTiles
  const mayAsk = tiles?.kind === 'images' && tiles.url === OSM_TILES.url
  const [isReached, setReached] = useState(true)
  const ask = useCallback(() => {
    if (mayAsk) arrives(worldNow()).then(setReached)
  }, [mayAsk])
  useEffect(() => (ref.current ? whenNear(ref.current, ask) : undefined), [ask])
  useWhenOnline(ask)
  return { ref, isReached }
}
