import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { MapPosition } from './map-position.ts'

const MOVES = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const

export interface ByHand {
  isByHand: () => boolean
  /** To call before the page moves the map itself. */
  letGo: () => void
}

/** Says where the map has come to rest, if it was the visitor who moved it. */
export const useByHand = (onMoved: (position: MapPosition) => void): ByHand => {
  const map = useMap()
  const isByHand = useRef(false)
  const latest = useRef(onMoved)
  latest.current = onMoved
  useEffect(() => {
    const container = map.getContainer()
    const take = () => {
      isByHand.current = true
    }
    const rest = () => {
      if (!isByHand.current) return
      const { lat, lng } = map.getCenter().wrap()
      latest.current({ latitude: lat, longitude: lng, zoom: map.getZoom() })
    }
    // Before Leaflet, which may move the map at once.
    const early = { passive: true, capture: true }
    for (const name of MOVES) container.addEventListener(name, take, early)
    map.on('moveend', rest)
    return () => {
      for (const name of MOVES) container.removeEventListener(name, take, early)
      map.off('moveend', rest)
    }
  }, [map])
  return {
    isByHand: () => isByHand.current,
    letGo: () => {
      isByHand.current = false
    },
  }
}
