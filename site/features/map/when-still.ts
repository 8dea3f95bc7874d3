import type { Map as LeafletMap } from 'leaflet'

/** Moves the map once it no longer zooms: Leaflet drops any other move meanwhile. */
export const whenStill = (map: LeafletMap, move: () => void): void => {
  if (Reflect.get(map, '_animatingZoom')) map.once('moveend', () => whenStill(map, move))
  else move()
}
