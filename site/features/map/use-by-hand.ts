import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { MapPosition } from './map-position.ts'

const MOVES = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/**
 * Says where the map has come to rest, if it was the visitor who moved it.
 * @returns a function to call before the page moves the map itself
 */
export const useByHand = (onMoved: (position: MapPosition) => void): (() => void) => {
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
    for (const name of MOVES) container.addEventListener(name, take, { passive: true })
    map.on('moveend', rest)
    return () => {
      for (const name of MOVES) container.removeEventListener(name, take)
      map.off('moveend', rest)
    }
  }, [map])
  return () => {
    isByHand.current = false
  }
}
