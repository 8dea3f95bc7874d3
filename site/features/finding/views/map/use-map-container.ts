import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/** An error while removing the map is only logged: the page has moved on without it. */
const removeQuietly = (map: LeafletMap) => {
  const remove = map.remove.bind(map)
  map.remove = () => {
    // Otherwise a timer of Leaflet 1.9 ends the animation a moment later, and fails without a map.
    Reflect.set(map, '_animatingZoom', false)
    try {
      return remove()
    } catch (error) {
      console.error(error)
      return map
    }
  }
}

/** Sets up the map's own element where react-leaflet doesn't. */
export const useMapContainer = (name: string) => {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'group')
    container.setAttribute('aria-label', name)
    removeQuietly(map)
    const observer = new ResizeObserver(() => map.invalidateSize())
    observer.observe(container)
    return () => observer.disconnect()
  }, [map, name])
}
