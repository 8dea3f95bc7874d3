import type { LeafletEventHandlerFnMap } from 'leaflet'
import { useEffect, useMemo } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { LOCATED_ZOOM, POPUP_MAX_WIDTH } from '../constants.ts'
import { markerIcon } from '../marker-icon.ts'
import { motion } from '../motion.ts'
import type { MapPoint } from '../plot-point.ts'

/** Above pins and clusters, whose own order goes by how far down they are; the selected pin is at 2000. */
const ABOVE_PINS = 1000

interface YourMarkerProps {
  point: MapPoint
  onAnnounce: (text: string) => void
}

/** The visitor's location: the map moves there and announces it. */
export const YourMarker = ({ point, onAnnounce }: YourMarkerProps) => {
  const { locate } = useCopy(mapCopy)
  const map = useMap()
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
  useEffect(() => {
    map.setView(point, LOCATED_ZOOM, motion())
  }, [map, point])
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
