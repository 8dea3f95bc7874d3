import type { LeafletEventHandlerFnMap } from 'leaflet'
import { useEffect, useMemo } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { LOCATED_ZOOM, POPUP_MAX_WIDTH } from '../constants.ts'
import { markerIcon } from '../marker-icon.ts'
import { motion } from '../motion.ts'
import type { MapPoint } from '../plot-point.ts'

interface YourMarkerProps {
  point: MapPoint
  onNews: (text: string) => void
}

/** Where the visitor is: the map goes there, and says so. */
export const YourMarker = ({ point, onNews }: YourMarkerProps) => {
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
    () => ({ add: () => onNews(locate.news), remove: () => onNews('') }),
    [locate, onNews],
  )
  useEffect(() => {
    map.setView(point, LOCATED_ZOOM, motion())
  }, [map, point])
  return (
    <Marker position={point} icon={markerIcon('you')} title={locate.here} eventHandlers={events}>
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
