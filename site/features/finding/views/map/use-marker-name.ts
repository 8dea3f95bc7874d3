import type { Marker } from 'leaflet'
import { type RefObject, useEffect, useRef } from 'react'

/** Names a marker for screen readers, and shows the name under the pointer. */
export const useMarkerName = (name: string): RefObject<Marker | null> => {
  const ref = useRef<Marker>(null)
  // Each time, since Leaflet draws a changed icon as a new element.
  useEffect(() => {
    const icon = ref.current?.getElement()
    icon?.setAttribute('aria-label', name)
    icon?.setAttribute('title', name)
  })
  return ref
}
