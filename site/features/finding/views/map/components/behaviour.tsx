import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import type { MapPosition } from '../map-position.ts'
import { useByHand } from '../use-by-hand.ts'
import { useMapContainer } from '../use-map-container.ts'
import { type MapViewOptions, useMapView } from '../use-map-view.ts'
import { usePopupFocus } from '../use-popup-focus.ts'

interface BehaviourProps extends Omit<MapViewOptions, 'hand'> {
  onMoved: (position: MapPosition) => void
}

/** How the map moves and takes keys. */
export const Behaviour = ({ onMoved, ...view }: BehaviourProps) => {
  useMapContainer(useCopy(mapCopy).canvas.keys)
  useMapView({ ...view, hand: useByHand(onMoved) })
  usePopupFocus()
  return null
}
