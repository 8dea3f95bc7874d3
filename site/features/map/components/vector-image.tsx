import { useCallback, useState } from 'react'
import { useMap } from 'react-leaflet'
import {
  useVectorLayer,
  type VectorTiles,
} from '../../../components/vector-map/use-vector-layer.ts'
import { OutlineLayer } from './outline-layer.tsx'

interface VectorImageProps {
  tiles: VectorTiles
  /** HTML. */
  credit: string
  onFailed: () => void
}

const Vectors = ({ tiles, credit, onFailed }: VectorImageProps) => {
  useVectorLayer(useMap(), tiles, credit, onFailed)
  return null
}

/** The product's own map, or outlines if it can't be loaded. */
export const VectorImage = ({ onFailed, ...vectors }: VectorImageProps) => {
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => {
    setFailed(true)
    onFailed()
  }, [onFailed])
  return failed ? <OutlineLayer /> : <Vectors {...vectors} onFailed={fail} />
}
