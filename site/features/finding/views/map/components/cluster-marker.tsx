import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import type { LeafletEventHandlerFnMap } from 'leaflet'
import { memo, useMemo } from 'react'
import { Marker } from 'react-leaflet'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { clusterIcon } from '../cluster-icon.ts'
import type { MapPoint } from '../plot-point.ts'
import type { Cluster } from '../point-index.ts'
import { useMarkerName } from '../use-marker-name.ts'

interface ClusterMarkerProps {
  cluster: Cluster
  /** The clinic nearest to its middle, once its name is known. */
  nearest: ListedClinic | undefined
  isOpen: boolean
  /** @param isByKey whether it was pressed with the keyboard */
  onOpen: (cluster: Cluster, isByKey: boolean) => void
}

/** Clinics near each other: a button that moves the map closer to them, or lists them. */
export const ClusterMarker = memo(({ cluster, nearest, isOpen, onOpen }: ClusterMarkerProps) => {
  const { canvas } = useCopy(mapCopy)
  const { latitude, longitude, count } = cluster
  const position = useMemo<MapPoint>(() => [latitude, longitude], [latitude, longitude])
  const town = nearest && `${nearest.city}, ${nearest.state}`
  const name = town ? canvas.clusterNear(count, town) : canvas.cluster(count)
  const ref = useMarkerName(name)
  const events = useMemo<LeafletEventHandlerFnMap>(
    () => ({
      click: () => onOpen(cluster, false),
      keydown: ({ originalEvent }) => {
        if (!['Enter', ' '].includes(originalEvent.key) || originalEvent.repeat) return
        originalEvent.preventDefault()
        onOpen(cluster, true)
      },
    }),
    [cluster, onOpen],
  )
  return (
    <Marker
      ref={ref}
      position={position}
      icon={clusterIcon(cluster, isOpen)}
      eventHandlers={events}
    />
  )
})
