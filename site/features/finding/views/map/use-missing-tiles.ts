import type { GridLayer, LeafletEventHandlerFnMap } from 'leaflet'
import { useMemo, useState } from 'react'
import { useWhenOnline } from '../../../../lib/when-online.ts'

/**
 * Follows which images of the map's layer could not be loaded. Leaflet doesn't ask for them again by
 * itself: here that happens once the browser is online.
 * @param onChange called with whether some are missing
 * @returns whether some are, the events of the layer, and what to call if all of it is lost
 */
export const useMissingTiles = (onChange: (isMissing: boolean) => void) => {
  const [isMissing, setMissing] = useState(false)
  const { redraw, ...reported } = useMemo(() => {
    const missing = new Set<HTMLElement>()
    let layer: GridLayer | undefined
    let isLost = false
    const say = () => {
      setMissing(isLost || missing.size > 0)
      onChange(isLost || missing.size > 0)
    }
    const events: LeafletEventHandlerFnMap = {
      tileerror: ({ tile, target }) => {
        layer = target
        missing.add(tile)
        say()
      },
      tileunload: ({ tile }) => {
        if (missing.delete(tile)) say()
      },
    }
    const lose = () => {
      isLost = true
      say()
    }
    const redraw = () => {
      if (missing.size > 0) layer?.redraw()
    }
    return { events, lose, redraw }
  }, [onChange])
  useWhenOnline(redraw)
  return { isMissing, ...reported }
}
