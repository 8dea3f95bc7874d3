import { useMemo } from 'react'
import { TileLayer } from 'react-leaflet'
import { useSite } from '../../../lib/site-settings.ts'
import { MAX_ZOOM } from '../constants.ts'
import { OutlineLayer } from './outline-layer.tsx'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Leaflet takes the credit as HTML. */
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

/** What lies under the pins: the images that the settings name, or outlines. */
export const MapImage = ({ onFailed }: { onFailed: () => void }) => {
  const tiles = useSite()?.mapTiles
  const events = useMemo(() => ({ tileerror: onFailed }), [onFailed])
  if (!tiles) return <OutlineLayer />
  const credit = escaped(tiles.credit)
  return (
    <TileLayer
      url={tiles.url}
      maxZoom={MAX_ZOOM}
      attribution={
        tiles.creditUrl ? `© <a href="${escaped(tiles.creditUrl)}">${credit}</a>` : `© ${credit}`
      }
      eventHandlers={events}
    />
  )
}
