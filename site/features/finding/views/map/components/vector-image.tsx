import type { LeafletEventHandlerFnMap } from 'leaflet'
import { useMap } from 'react-leaflet'
import {
  useVectorLayer,
  type VectorTiles,
} from '../../../../../components/vector-map/use-vector-layer.ts'

interface VectorImageProps {
  tiles: VectorTiles
  /** HTML. */
  credit: string
  events: LeafletEventHandlerFnMap
  /** Called if its code can't be loaded. */
  onLost: () => void
}

/** The product's own map. */
export const VectorImage = ({ tiles, credit, events, onLost }: VectorImageProps) => {
  useVectorLayer(useMap(), { tiles, credit, events, onLost })
  return null
}
