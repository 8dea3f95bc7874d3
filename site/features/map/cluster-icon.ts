import { type DivIcon, divIcon } from 'leaflet'
import type { Cluster } from './point-index.ts'

/** Pixels across, by the number of digits: large enough for a finger. */
const SIZES = [44, 44, 44, 48, 56, 64]

/** Round if all are free, square if none is, and between the two if some are. */
export const clusterShape = ({ count, free }: Cluster) =>
  free === count ? 'free' : free === 0 ? 'low' : 'mixed'

const drawn = new Map<string, DivIcon>()

/** A number in a shape, colored by map.css. */
export const clusterIcon = (cluster: Cluster, isOpen: boolean): DivIcon => {
  const text = cluster.count.toLocaleString('en-US')
  const shape = `map-cluster-${clusterShape(cluster)}${isOpen ? ' map-cluster-open' : ''}`
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
