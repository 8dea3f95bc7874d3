import { useMemo } from 'react'
import { TileLayer } from 'react-leaflet'
import { mapCredit } from '../../../lib/map-credit.ts'
import { useSite } from '../../../lib/site-settings.ts'
import { MAX_ZOOM } from '../constants.ts'
import { OutlineLayer } from './outline-layer.tsx'
import { VectorImage } from './vector-image.tsx'

/** What lies under the pins: images, the product's own map, or outlines, as the settings say. */
export const MapImage = ({ onFailed }: { onFailed: () => void }) => {
  const tiles = useSite()?.mapTiles
  const events = useMemo(() => ({ tileerror: onFailed }), [onFailed])
  if (!tiles) return <OutlineLayer />
  const credit = mapCredit(tiles)
  if (tiles.kind === 'vector')
    return <VectorImage tiles={tiles} credit={credit} onFailed={onFailed} />
  return (
    <TileLayer url={tiles.url} maxZoom={MAX_ZOOM} attribution={credit} eventHandlers={events} />
  )
}
