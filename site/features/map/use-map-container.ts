import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

/** A map that can't be taken away is only logged: the page has gone on without it. */
const removeQuietly = (map: LeafletMap) => {
  const remove = map.remove.bind(map)
  map.remove = () => {
    try {
      return remove()
    } catch (error) {
      console.error(error)
      return map
    }
  }
}

/** What react-leaflet leaves to be done about the map's own element. */
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
