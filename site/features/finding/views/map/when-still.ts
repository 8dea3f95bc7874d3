import type { Map as LeafletMap } from 'leaflet'

/**
 * Moves the map once it no longer zooms: Leaflet drops any other move meanwhile.
 * @returns calls the move off, if it still waits
 */
export const whenStill = (map: LeafletMap, move: () => void): (() => void) => {
  if (!Reflect.get(map, '_animatingZoom')) {
    move()
    return () => undefined
  }
  const again = () => {
    callOff = whenStill(map, move)
  }
  let callOff = () => {
    map.off('moveend', again)
  }
  map.once('moveend', again)
  return () => callOff()
}
