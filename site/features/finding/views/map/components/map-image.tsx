import { Pane, TileLayer } from 'react-leaflet'
import { mapCredit } from '../../../../../lib/map-credit.ts'
import { useSite } from '../../../../../lib/site-settings.tsx'
import { MAX_ZOOM } from '../constants.ts'
import { useMissingTiles } from '../use-missing-tiles.ts'
import { OutlineLayer } from './outline-layer.tsx'
import { VectorImage } from './vector-image.tsx'

/** Below the images: map.css has its place. */
const UNDER_IMAGES = 'outline'

interface MapImageProps {
  /** Called with whether some images are missing. */
  onMissing: (isMissing: boolean) => void
}

/** What lies under the pins: images, the product's own map, or outlines, as the settings say. */
export const MapImage = ({ onMissing }: MapImageProps) => {
  const tiles = useSite()?.mapTiles
  const { isMissing, events, lose } = useMissingTiles(onMissing)
  if (!tiles) return <OutlineLayer />
  const credit = mapCredit(tiles)
  return (
    <>
      {tiles.kind === 'vector' ? (
        <VectorImage tiles={tiles} credit={credit} events={events} onLost={lose} />
      ) : (
        <TileLayer url={tiles.url} maxZoom={MAX_ZOOM} attribution={credit} eventHandlers={events} />
      )}
      {isMissing && (
        <Pane name={UNDER_IMAGES}>
          <OutlineLayer />
        </Pane>
      )}
    </>
  )
}
