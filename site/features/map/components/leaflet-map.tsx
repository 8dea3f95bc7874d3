import 'leaflet/dist/leaflet.css'
import '../map.css'
import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { TILE_CREDIT, TILE_URL } from '@healthcare-for-all/cms/contract/paths'
import { Fragment, useCallback, useMemo, useRef } from 'react'
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { DEFAULT_CENTER, DEFAULT_ZOOM } from '../constants.ts'
import { keepsStill } from '../motion.ts'
import { type MapPoint, plotPoint } from '../plot-point.ts'
import { useMapContainer } from '../use-map-container.ts'
import { type Question, useMapView } from '../use-map-view.ts'
import { usePopupFocus } from '../use-popup-focus.ts'
import { ClinicMarker } from './clinic-marker.tsx'
import { ClinicPopup } from './clinic-popup.tsx'
import { YourMarker } from './your-marker.tsx'

export interface Here {
  point: MapPoint
  /** How many times the visitor has been located. */
  times: number
}

export interface LeafletMapProps {
  clinics: ListedClinic[]
  question: Question
  selected: ListedClinic | undefined
  /** How many times something has been chosen. */
  times: number
  here: Here | undefined
  onChoose: (clinic: ListedClinic) => void
  onTilesFailed: () => void
  /** Called with what has opened, or with an empty text when it has closed. */
  onAnnounce: (text: string) => void
}

const Behaviour = (view: Parameters<typeof useMapView>[0]) => {
  useMapContainer(useCopy(mapCopy).canvas.keys)
  useMapView(view)
  usePopupFocus()
  return null
}

/** From north to south, the order in which people read the pins on a map. */
const plot = (clinics: ListedClinic[]) =>
  clinics
    .flatMap((clinic) => {
      const point = plotPoint(clinic)
      return point ? [{ clinic, point }] : []
    })
    .sort((one, other) => other.point[0] - one.point[0] || one.point[1] - other.point[1])

/** The map itself. It is loaded separately, because Leaflet is heavy and only runs in browsers. */
export const LeafletMap = (props: LeafletMapProps) => {
  const { clinics, question, selected, times, here, onChoose, onTilesFailed, onAnnounce } = props
  const { canvas } = useCopy(mapCopy)
  const latest = useRef(onChoose)
  latest.current = onChoose
  const choose = useCallback((clinic: ListedClinic) => latest.current(clinic), [])
  const plotted = useMemo(() => plot(clinics), [clinics])
  const isListed = plotted.some(({ clinic }) => clinic.id === selected?.id)
  const [extra] = selected && !isListed ? plot([selected]) : []
  const tileEvents = useMemo(() => ({ tileerror: onTilesFailed }), [onTilesFailed])
  return (
    <MapContainer
      className="clinic-map"
      center={DEFAULT_CENTER}
      zoom={DEFAULT_ZOOM}
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
      <TileLayer
        url={TILE_URL}
        maxZoom={19}
        attribution={`© <a href="${TILE_CREDIT}">${canvas.attribution}</a>`}
        eventHandlers={tileEvents}
      />
      {/* Recreated for each new result, so that their order in the document matches the map. */}
      <Fragment key={plotted.map(({ clinic }) => clinic.id).join()}>
        {plotted.map(({ clinic, point }) => (
          <ClinicMarker
            key={clinic.id}
            clinic={clinic}
            point={point}
            isSelected={clinic.id === selected?.id}
            onChoose={choose}
          />
        ))}
      </Fragment>
      {extra && <ClinicMarker key={extra.clinic.id} {...extra} isSelected onChoose={choose} />}
      {selected && (
        <ClinicPopup key={`${selected.id} ${times}`} clinic={selected} onAnnounce={onAnnounce} />
      )}
      {here && <YourMarker key={here.times} point={here.point} onAnnounce={onAnnounce} />}
      <Behaviour
        question={question}
        points={plotted.map(({ point }) => point)}
        selected={selected}
        times={times}
      />
    </MapContainer>
  )
}
