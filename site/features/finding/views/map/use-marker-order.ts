import { type LatLng, Marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import type { Shown } from './point-index.ts'

/**
 * Keeps the markers in the document from north to south, the order in which people read a map, so
 * that Tab follows it.
 * @returns a function that moves the focus to the marker nearest to a point in the next view
 */
export const useMarkerOrder = (shown: Shown | undefined): ((near: LatLng) => void) => {
  const map = useMap()
  const wanted = useRef<LatLng>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has its own markers
  useEffect(() => {
    const markers: { at: LatLng; icon: HTMLElement }[] = []
    map.eachLayer((layer) => {
      const icon = layer instanceof Marker ? layer.getElement() : undefined
      if (icon && layer instanceof Marker) markers.push({ at: layer.getLatLng(), icon })
    })
    markers.sort((one, other) => other.at.lat - one.at.lat || one.at.lng - other.at.lng)
    const focused = document.activeElement
    const kept = markers.findIndex(({ icon }) => icon === focused)
    // A marker that is moved loses the focus, so the others are moved around it.
    for (const [index, { icon }] of markers.entries()) {
      if (index < kept) focused?.before(icon)
      else if (index > kept) icon.parentElement?.append(icon)
    }
    const near = wanted.current
    wanted.current = undefined
    if (!near || document.activeElement !== document.body) return
    const [nearest] = markers.toSorted(
      (one, other) => near.distanceTo(one.at) - near.distanceTo(other.at),
    )
    nearest?.icon.focus({ preventScroll: true })
  }, [map, shown])
  return (near) => {
    wanted.current = near
  }
}
