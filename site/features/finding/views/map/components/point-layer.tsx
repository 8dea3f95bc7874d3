import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { latLng } from 'leaflet'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMap } from 'react-leaflet'
import { costKind } from '../cost-kind.ts'
import { motion } from '../motion.ts'
import { plotPoint } from '../plot-point.ts'
import type { Cluster, LonePoint, Shown } from '../point-index.ts'
import type { ClinicCache } from '../use-clinic-cache.ts'
import { useMarkerOrder } from '../use-marker-order.ts'
import { type LoadedPoints, useShown } from '../use-points.ts'
import { whenStill } from '../when-still.ts'
import { ClinicMarker } from './clinic-marker.tsx'
import { ClusterMarker } from './cluster-marker.tsx'
import { PlacePopup } from './place-popup.tsx'

interface PointLayerProps {
  loaded: LoadedPoints | undefined
  cache: ClinicCache
  /** The clinic that has the selected marker. */
  selected: ListedClinic | undefined
  onChoose: (id: number) => void
  onShown: (shown: Shown) => void
  onFetch: (ids: readonly number[]) => Promise<unknown>
}

const NONE: readonly LonePoint[] = []

/** The pins with the selected one, which has one in a cluster too. It stays the same element. */
const pinsOf = (lone: readonly LonePoint[], selected: ListedClinic | undefined): LonePoint[] => {
  const [latitude, longitude] = (selected && plotPoint(selected)) ?? []
  if (!selected || latitude === undefined || longitude === undefined) return [...lone]
  const { id } = selected
  const pin = { id, latitude, longitude, cost: costKind(selected) }
  return [...lone.filter((other) => other.id !== id), pin]
}

const keyOf = ({ latitude, longitude, count }: Cluster) => `${latitude} ${longitude} ${count}`

/** The pins and clusters of the part of the map that is on the screen. */
export const PointLayer = (props: PointLayerProps) => {
  const { loaded, cache, selected, onChoose, onShown, onFetch } = props
  const map = useMap()
  const shown = useShown(loaded)
  const focusNear = useMarkerOrder(shown)
  const focus = useRef(focusNear)
  focus.current = focusNear
  const [opened, setOpened] = useState<{ cluster: Cluster; isByKey: boolean }>()
  useEffect(() => {
    if (shown) onShown(shown)
  }, [shown, onShown])
  const open = useCallback(
    async (cluster: Cluster, isByKey: boolean) => {
      const { latitude, longitude, opensAt, ids } = cluster
      if (opensAt !== undefined) {
        whenStill(map, () => {
          if (isByKey) focus.current(latLng(latitude, longitude))
          map.setView([latitude, longitude], opensAt, motion())
        })
        return
      }
      await onFetch(ids).catch(console.error)
      setOpened({ cluster, isByKey })
    },
    [map, onFetch],
  )
  const pins = pinsOf(shown?.lone ?? NONE, selected)
  const openedKey = opened && keyOf(opened.cluster)
  return (
    <>
      {shown?.clusters.map((cluster) => (
        <ClusterMarker
          key={keyOf(cluster)}
          cluster={cluster}
          nearest={cache.get(cluster.nearest)}
          isOpen={keyOf(cluster) === openedKey}
          onOpen={open}
        />
      ))}
      {pins.map((pin) => (
        <ClinicMarker
          key={pin.id}
          {...pin}
          clinic={pin.id === selected?.id ? selected : cache.get(pin.id)}
          isSelected={pin.id === selected?.id}
          onChoose={onChoose}
        />
      ))}
      {opened && (
        <PlacePopup
          key={openedKey}
          cluster={opened.cluster}
          isByKey={opened.isByKey}
          cache={cache}
          onChoose={onChoose}
          onClose={() => setOpened((last) => (last === opened ? undefined : last))}
        />
      )}
    </>
  )
}
