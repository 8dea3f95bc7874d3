import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import type { LeafletEventHandlerFnMap } from 'leaflet'
import { memo, useMemo } from 'react'
import { Marker } from 'react-leaflet'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { markerIcon } from '../marker-icon.ts'
import type { MapPoint } from '../plot-point.ts'

/** The z-index offset that puts the selected marker above its neighbors. */
const SELECTED_ABOVE = 1000

interface ClinicMarkerProps {
  clinic: ListedClinic
  point: MapPoint
  isSelected: boolean
  onChoose: (clinic: ListedClinic) => void
}

/** A clinic's pin: a button that selects it. */
export const ClinicMarker = memo(({ clinic, point, isSelected, onChoose }: ClinicMarkerProps) => {
  const copy = useCopy(mapCopy)
  const cost = clinic.isFree ? copy.free : clinic.isLowCost ? copy.lowCost : ''
  const name = copy.canvas.marker(clinic.name, cost, clinic.address)
  const events = useMemo<LeafletEventHandlerFnMap>(
    () => ({
      // Leaflet sets the name of image icons only.
      add: ({ target }) => target.getElement()?.setAttribute('aria-label', name),
      click: () => onChoose(clinic),
      keydown: ({ originalEvent }) => {
        if (!['Enter', ' '].includes(originalEvent.key) || originalEvent.repeat) return
        // Space would scroll the page.
        originalEvent.preventDefault()
        onChoose(clinic)
      },
    }),
    [clinic, name, onChoose],
  )
  return (
    <Marker
      position={point}
      icon={markerIcon(isSelected ? 'selected' : clinic.isFree ? 'free' : 'low')}
      title={name}
      riseOnHover
      zIndexOffset={isSelected ? SELECTED_ABOVE : 0}
      eventHandlers={events}
    />
  )
})
