import 'leaflet/dist/leaflet.css'
import '../../../../../components/vector-map/leaflet.css'
import '../map.css'
import type { ClinicPoints, ListedClinic } from '@healthcare-for-all/cms/contract'
import { useCallback, useRef, useState } from 'react'
import { AttributionControl, MapContainer, ZoomControl } from 'react-leaflet'
import { mapCopy } from '../../../../../copy/map.ts'
import { keepsStill } from '../../../../../lib/keeps-still.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { DEFAULT_CENTER, DEFAULT_ZOOM, MAX_ZOOM } from '../constants.ts'
import type { MapPosition } from '../map-position.ts'
import type { Shown } from '../point-index.ts'
import type { ClinicCache } from '../use-clinic-cache.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import type { Here, Question } from '../use-map-view.ts'
import { useLoadedPoints } from '../use-points.ts'
import { Behaviour } from './behaviour.tsx'
import { ClinicPopup } from './clinic-popup.tsx'
import { MapImage } from './map-image.tsx'
import { PointLayer } from './point-layer.tsx'
import { YourMarker } from './your-marker.tsx'

export interface LeafletMapProps {
  /** Where all clinics are; undefined until that is known. */
  points: ClinicPoints | undefined
  /** The category to pick from the points. */
  service: string | undefined
  cache: ClinicCache
  question: Question
  /** Where the address says that the map is. */
  position: MapPosition | undefined
  selected: ListedClinic | undefined
  /** How many times something has been chosen. */
  times: number
  here: Here | undefined
  onChoose: (clinic: ListedClinic) => void
  /** Asks for the names of clinics. */
  onFetch: (ids: readonly number[]) => Promise<ClinicCache>
  onShown: (shown: Shown) => void
  /** Called when the visitor has moved the map. */
  onMoved: (position: MapPosition) => void
  /** Called with whether some of the map's images are missing. */
  onTilesMissing: (isMissing: boolean) => void
  /**
   * Called with what has opened, or with an empty text when it has closed.
   * @param names in the text that must not be translated
   */
  onAnnounce: (text: string, names?: readonly string[]) => void
}

/** The map itself. It is loaded separately, because Leaflet is heavy and only runs in browsers. */
export const LeafletMap = (props: LeafletMapProps) => {
  const { cache, question, position, selected, times, here, onChoose, onFetch, onAnnounce } = props
  const { canvas } = useCopy(mapCopy)
  const loaded = useLoadedPoints(props.points, props.service)
  const isNarrow = useIsNarrow()
  const [closed, setClosed] = useState(0)
  const latest = useRef(onChoose)
  latest.current = onChoose
  const choose = useCallback(
    async (id: number) => {
      const clinic = (await onFetch([id])).get(id)
      if (clinic) latest.current(clinic)
    },
    [onFetch],
  )
  return (
    <MapContainer
      className="clinic-map"
      center={position ? [position.latitude, position.longitude] : DEFAULT_CENTER}
      zoom={position?.zoom ?? DEFAULT_ZOOM}
      maxZoom={MAX_ZOOM}
      zoomControl={false}
      attributionControl={false}
      fadeAnimation={false}
      zoomAnimation={!keepsStill()}
    >
      {/* At the bottom, so that it doesn't cover the popup of a centered pin. */}
      <ZoomControl
        position="bottomleft"
        zoomInTitle={canvas.zoomIn}
        zoomOutTitle={canvas.zoomOut}
      />
      <AttributionControl prefix={false} />
      <MapImage onMissing={props.onTilesMissing} />
      <PointLayer
        loaded={loaded}
        cache={cache}
        selected={selected}
        onChoose={choose}
        onShown={props.onShown}
        onFetch={onFetch}
      />
      {/* On a phone a sheet says it. */}
      {selected && !isNarrow && (
        <ClinicPopup
          key={`${selected.id} ${times}`}
          clinic={selected}
          onAnnounce={onAnnounce}
          onClosed={() => setClosed((last) => last + 1)}
        />
      )}
      {here && <YourMarker key={here.times} point={here.point} onAnnounce={onAnnounce} />}
      <Behaviour
        question={question}
        loaded={loaded}
        isPlaced={position !== undefined}
        selected={selected}
        times={times}
        closed={closed}
        here={here}
        onMoved={props.onMoved}
      />
    </MapContainer>
  )
}
