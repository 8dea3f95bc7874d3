import type { LeafletEventHandlerFnMap } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { Popup } from 'react-leaflet'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { POPUP_MAX_WIDTH } from '../constants.ts'
import type { MapPoint } from '../plot-point.ts'
import type { Cluster } from '../point-index.ts'
import type { ClinicCache } from '../use-clinic-cache.ts'

/** Pixels between the middle of a cluster and its popup. */
const ABOVE = 20

interface PlacePopupProps {
  cluster: Cluster
  cache: ClinicCache
  /** Whether the keyboard opened it, and goes on in it. */
  isByKey: boolean
  onChoose: (id: number) => void
  onClose: () => void
}

type PlaceListProps = Pick<PlacePopupProps, 'cache' | 'isByKey' | 'onChoose'> & { ids: number[] }

const PlaceList = ({ ids, cache, isByKey, onChoose }: PlaceListProps) => {
  const { canvas } = useCopy(mapCopy)
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has opened
  useEffect(() => {
    if (isByKey) list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <ul ref={list}>
      {ids.map((id) => (
        <li key={id}>
          <button type="button" onClick={() => onChoose(id)} translate="no">
            {cache.get(id)?.name ?? canvas.unnamed}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The clinics that are at one place, each a button that selects it. */
export const PlacePopup = ({ cluster, onClose, ...list }: PlacePopupProps) => {
  const { canvas } = useCopy(mapCopy)
  const { latitude, longitude, count, ids } = cluster
  const position = useMemo<MapPoint>(() => [latitude, longitude], [latitude, longitude])
  const latest = useRef(onClose)
  latest.current = onClose
  const events = useMemo<LeafletEventHandlerFnMap>(() => ({ remove: () => latest.current() }), [])
  return (
    <Popup
      className="map-popup-place"
      position={position}
      offset={[0, -ABOVE]}
      maxWidth={POPUP_MAX_WIDTH}
      maxHeight={240}
      eventHandlers={events}
    >
      <strong>{canvas.atOnePlace(count)}</strong>
      <PlaceList ids={ids} {...list} />
    </Popup>
  )
}
