import type { LeafletEventHandlerFnMap } from 'leaflet'
import { useMemo } from 'react'
import { Marker, Popup } from 'react-leaflet'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { POPUP_MAX_WIDTH } from '../constants.ts'
import { markerIcon } from '../marker-icon.ts'
import type { MapPoint } from '../plot-point.ts'

/** Above pins and clusters, whose own order goes by how far down they are; the selected pin is at 2000. */
const ABOVE_PINS = 1000

interface YourMarkerProps {
  point: MapPoint
  onAnnounce: (text: string) => void
}

/** The visitor's location, which the map announces. */
export const YourMarker = ({ point, onAnnounce }: YourMarkerProps) => {
  const { locate } = useCopy(mapCopy)
  const events = useMemo<LeafletEventHandlerFnMap>(
    () => ({
      add: ({ target }) => {
        target.getElement()?.setAttribute('aria-label', locate.here)
        target.openPopup()
      },
    }),
    [locate],
  )
  const popupEvents = useMemo<LeafletEventHandlerFnMap>(
    () => ({ add: () => onAnnounce(locate.announcement), remove: () => onAnnounce('') }),
    [locate, onAnnounce],
  )
  return (
    <Marker
      position={point}
      icon={markerIcon('you')}
      title={locate.here}
      zIndexOffset={ABOVE_PINS}
      eventHandlers={events}
    >
      <Popup
        className="map-popup-you"
        maxWidth={POPUP_MAX_WIDTH}
        autoPan={false}
        eventHandlers={popupEvents}
      >
        <span>{locate.here}</span>
      </Popup>
    </Marker>
  )
}
