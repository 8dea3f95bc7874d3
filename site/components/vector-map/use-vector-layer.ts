import type { MapTiles } from '@healthcare-for-all/cms/contract'
import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useScheme } from '../../lib/use-media.ts'

export type VectorTiles = Extract<MapTiles, { kind: 'vector' }>

/**
 * Shows the product's own map, whose code is loaded for it.
 * @param credit as HTML
 * @param onFailed called if the code or a tile can't be loaded
 */
export const useVectorLayer = (
  map: LeafletMap,
  { url, maxZoom }: VectorTiles,
  credit: string,
  onFailed: () => void,
): void => {
  const scheme = useScheme()
  useEffect(() => {
    let remove: (() => void) | undefined
    let gone = false
    const show = async () => {
      const { VectorLayer } = await import('./vector-layer.ts')
      if (gone) return
      const layer = new VectorLayer({ url, maxDataZoom: maxZoom, scheme, attribution: credit })
      layer.on('tileerror', onFailed).addTo(map)
      remove = () => layer.remove()
    }
    show().catch((error: unknown) => {
      console.error(error)
      if (!gone) onFailed()
    })
    return () => {
      gone = true
      remove?.()
    }
  }, [map, url, maxZoom, credit, scheme, onFailed])
}
