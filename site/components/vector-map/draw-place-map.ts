import 'leaflet/dist/leaflet.css'
import './leaflet.css'
import { circleMarker, control, map } from 'leaflet'
import { keepsStill } from '../../lib/keeps-still.ts'
import { mapCredit } from '../../lib/map-credit.ts'
import type { VectorTiles } from './use-vector-layer.ts'
import { VectorLayer } from './vector-layer.ts'

/** At this zoom level the map's height is about a hundredth of a degree. */
const ZOOM = 15
const CLOSEST_ZOOM = 19
/** Pixels. */
const PIN_RADIUS = 10

interface PlaceMapOptions {
  tiles: VectorTiles
  /** Latitude and longitude in degrees, WGS 84. */
  point: [number, number]
  scheme: 'light' | 'dark'
  words: { label: string; zoomIn: string; zoomOut: string }
  onFailed: () => void
}

/** Draws a map of what is around a point. @returns removes it */
export const drawPlaceMap = (
  element: HTMLElement,
  { tiles, point, scheme, words, onFailed }: PlaceMapOptions,
): (() => void) => {
  const drawn = map(element, {
    center: point,
    zoom: ZOOM,
    maxZoom: CLOSEST_ZOOM,
    zoomControl: false,
    attributionControl: false,
    // Whoever scrolls the page over it goes on scrolling the page.
    scrollWheelZoom: false,
    dragging: !window.matchMedia('(pointer: coarse)').matches,
    fadeAnimation: false,
    zoomAnimation: !keepsStill(),
  })
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', words.label)
  control
    .zoom({ position: 'topleft', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut })
    .addTo(drawn)
  control.attribution({ prefix: false }).addTo(drawn)
  new VectorLayer({
    url: tiles.url,
    maxDataZoom: tiles.maxZoom,
    scheme,
    attribution: mapCredit(tiles),
  })
    .on('tileerror', onFailed)
    .addTo(drawn)
  circleMarker(point, {
    radius: PIN_RADIUS,
    className: 'place-map-pin',
    interactive: false,
  }).addTo(drawn)
  return () => drawn.remove()
}
