import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import type { LeafletEventHandlerFnMap } from 'leaflet'
import { memo, useMemo } from 'react'
import { Marker } from 'react-leaflet'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { type CostKind, costKind } from '../cost-kind.ts'
import { markerIcon } from '../marker-icon.ts'
import type { MapPoint } from '../plot-point.ts'
import { useMarkerName } from '../use-marker-name.ts'

/** The z-index offset that puts the selected marker above its neighbors, and above the visitor's. */
const SELECTED_ABOVE = 2000

interface ClinicMarkerProps {
  id: number
  latitude: number
  longitude: number
  cost: CostKind
  /** Undefined until its name is known. */
  clinic: ListedClinic | undefined
  isSelected?: boolean
  onChoose: (id: number) => void
}

/** A clinic's pin: a button that selects it. */
export const ClinicMarker = memo((props: ClinicMarkerProps) => {
  const { id, latitude, longitude, cost, clinic, isSelected = false, onChoose } = props
  const copy = useCopy(mapCopy)
  const ref = useMarkerName(
    clinic
      ? copy.canvas.marker(
          clinic.name,
          copy.costs[costKind(clinic)],
          clinic.address,
          `${clinic.city}, ${clinic.state}`,
        )
      : copy.canvas.unnamed,
  )
  const position = useMemo<MapPoint>(() => [latitude, longitude], [latitude, longitude])
  const events = useMemo<LeafletEventHandlerFnMap>(
    () => ({
      click: () => onChoose(id),
      keydown: ({ originalEvent }) => {
        if (!['Enter', ' '].includes(originalEvent.key) || originalEvent.repeat) return
        // Space would scroll the page.
        originalEvent.preventDefault()
        onChoose(id)
      },
    }),
    [id, onChoose],
  )
  return (
    <Marker
      ref={ref}
      position={position}
      icon={markerIcon(isSelected ? 'selected' : cost)}
      riseOnHover
      zIndexOffset={isSelected ? SELECTED_ABOVE : 0}
      eventHandlers={events}
    />
  )
})
