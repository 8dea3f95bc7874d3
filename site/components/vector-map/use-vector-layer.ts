import type { MapTiles } from '@healthcare-for-all/cms/contract'
import type { LeafletEventHandlerFnMap, Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useScheme } from '../../lib/use-media.ts'

export type VectorTiles = Extract<MapTiles, { kind: 'vector' }>

interface Shown {
  tiles: VectorTiles
  /** The makers, as HTML. */
  credit: string
  events: LeafletEventHandlerFnMap
  /** Called if the code can't be loaded. */
  onLost: () => void
}

/** Shows the product's own map, whose code is loaded for it. */
export const useVectorLayer = (map: LeafletMap, { tiles, credit, events, onLost }: Shown): void => {
  const { url, maxZoom } = tiles
  const scheme = useScheme()
  useEffect(() => {
    let remove: (() => void) | undefined
    let gone = false
    const show = async () => {
      const { VectorLayer } = await import('./vector-layer.ts')
      if (gone) return
      const layer = new VectorLayer({ url, maxDataZoom: maxZoom, scheme, attribution: credit })
      layer.on(events).addTo(map)
      remove = () => layer.remove()
    }
    show().catch((error: unknown) => {
      console.error(error)
      if (!gone) onLost()
    })
    return () => {
      gone = true
      remove?.()
    }
  }, [map, url, maxZoom, credit, scheme, events, onLost])
}
