import { type DivIcon, divIcon } from 'leaflet'
import { clusterKind } from './cost-kind.ts'
import type { Cluster } from './point-index.ts'

/** Pixels across, by the number of digits: large enough for a finger. */
const SIZES = [44, 44, 44, 48, 56, 64]

const drawn = new Map<string, DivIcon>()

/** A number in the shape of its pins, or in one between them. map.css colors it. */
export const clusterIcon = (cluster: Cluster, isOpen: boolean): DivIcon => {
  const text = cluster.count.toLocaleString('en-US')
  const shape = `map-cluster-${clusterKind(cluster)}${isOpen ? ' map-cluster-open' : ''}`
  const size = SIZES[text.length] ?? 72
  const key = `${shape} ${text}`
  const icon =
    drawn.get(key) ??
    divIcon({
      className: `map-cluster ${shape}`,
      html: `<span aria-hidden="true" translate="no">${text}</span>`,
      iconSize: [size, size],
    })
  drawn.set(key, icon)
  return icon
}
