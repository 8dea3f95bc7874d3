import { type DivIcon, divIcon } from 'leaflet'
import { MARKER_SIZE, SELECTED_SIZE } from './constants.ts'
import type { CostKind } from './cost-kind.ts'

export type MarkerKind = CostKind | 'selected' | 'you'

/** Different shapes, so that color isn't the only difference: round, square, diamond, pin, star. */
const SHAPES: Record<MarkerKind, string> = {
  free: '<circle cx="12" cy="12" r="9.5"/>',
  low: '<rect x="3" y="3" width="18" height="18" rx="2"/>',
  unknown: '<path d="M12 .5 23.5 12 12 23.5.5 12z"/>',
  selected: '<path d="M12 23C7 16.5 4 13 4 9a8 8 0 0 1 16 0c0 4-3 7.5-8 14z"/>',
  you: '<path d="m12 1.5 3.2 6.8 7.3.9-5.4 5.1 1.4 7.3L12 18l-6.5 3.6 1.4-7.3L1.5 9.2l7.3-.9z"/>',
}

const draw = (kind: MarkerKind) => {
  const size = kind === 'selected' ? SELECTED_SIZE : MARKER_SIZE
  return divIcon({
    className: `map-marker map-marker-${kind}`,
    html: `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">${SHAPES[kind]}</svg>`,
    iconSize: [size, size],
    iconAnchor: [size / 2, kind === 'selected' ? size : size / 2],
    popupAnchor: [0, kind === 'selected' ? -size : -size / 2],
  })
}

const drawn = new Map<MarkerKind, DivIcon>()

/** A marker as inline SVG, colored by map.css. All markers of a kind share one icon. */
export const markerIcon = (kind: MarkerKind): DivIcon => {
  const icon = drawn.get(kind) ?? draw(kind)
  drawn.set(kind, icon)
  return icon
}
