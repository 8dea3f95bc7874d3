import 'leaflet/dist/leaflet.css'
import './map.css'
import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import {
  control,
  featureGroup,
  type LatLngTuple,
  type Map as LeafletMap,
  map as leafletMap,
  type Marker,
  marker,
  tileLayer,
} from 'leaflet'
import type { MapCopy } from '../../copy/map.ts'
import { pointOf } from '../../lib/clinic-text.ts'
import { TILE_CREDIT, TILE_URL } from '../../paths.ts'
import {
  DEFAULT_CENTER,
  DEFAULT_ZOOM,
  FIT_PADDING,
  LOCATED_ZOOM,
  POPUP_MAX_WIDTH,
  SELECTED_ZOOM,
} from './constants.ts'
import { markerIcon } from './marker-icon.ts'
import { popupContent } from './popup-content.ts'

/** Pixels by which the selected marker lies above its neighbours. */
const SELECTED_ABOVE = 1000

interface MapOptions {
  copy: MapCopy
  hrefOf: (clinic: ListedClinic) => string
  onSelect: (clinic: ListedClinic) => void
  onTilesFailed: () => void
}

/** A map in a container, told what to show. */
export interface ClinicMap {
  /** Shows the clinics that have a place, and marks the selected one. */
  show: (clinics: ListedClinic[], selected: ListedClinic | undefined) => void
  /** Marks where the visitor is, and goes there. */
  locate: (latitude: number, longitude: number) => void
  /** Takes up the container's new size. */
  resize: () => void
  remove: () => void
}

const placeOf = (clinic: ListedClinic): LatLngTuple | undefined => {
  const point = pointOf(clinic)
  return point ? [point.latitude, point.longitude] : undefined
}

const motion = () => ({
  animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
})

/** Names a marker for screen readers, which divIcon does not. */
const named = (made: Marker, name: string) =>
  made.on('add', () => made.getElement()?.setAttribute('aria-label', name))

const addTiles = (map: LeafletMap, copy: MapCopy, onFailed: () => void) => {
  const tiles = tileLayer(TILE_URL, {
    maxZoom: 19,
    attribution: `© <a href="${TILE_CREDIT}">${copy.canvas.attribution}</a>`,
  })
  tiles.once('tileerror', onFailed)
  tiles.addTo(map)
}

export const createClinicMap = (
  container: HTMLElement,
  { copy, hrefOf, onSelect, onTilesFailed }: MapOptions,
): ClinicMap => {
  const map = leafletMap(container, { zoomControl: false, fadeAnimation: false })
  map.setView(DEFAULT_CENTER, DEFAULT_ZOOM)
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: copy.canvas.zoomIn, zoomOutTitle: copy.canvas.zoomOut }).addTo(map)
  addTiles(map, copy, onTilesFailed)
  // Leaflet listens for it only while the map itself has the focus, not one of its markers.
  container.addEventListener('keydown', ({ key }) => key === 'Escape' && map.closePopup())
  const group = featureGroup().addTo(map)
  let you: Marker | undefined
  let shown = ''

  const clinicMarker = (clinic: ListedClinic, place: LatLngTuple, selected: boolean) => {
    const cost = clinic.isFree ? copy.free : clinic.isLowCost ? copy.lowCost : ''
    const name = copy.canvas.marker(clinic.name, cost)
    const kind = selected ? 'selected' : clinic.isFree ? 'free' : 'low'
    const made = marker(place, {
      icon: markerIcon(kind),
      title: name,
      riseOnHover: true,
      zIndexOffset: selected ? SELECTED_ABOVE : 0,
    })
    const details = { href: hrefOf(clinic), text: copy.canvas.details }
    // A function: of a hundred popups one or two are opened.
    made.bindPopup(() => popupContent(clinic, details), { maxWidth: POPUP_MAX_WIDTH })
    made.on('click', () => onSelect(clinic))
    made.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && onSelect(clinic))
    return named(made, name)
  }

  return {
    show: (clinics, selected) => {
      // Markers are drawn anew, and whoever reached one by keyboard stays there.
      const isFocused = container.contains(document.activeElement)
      group.clearLayers()
      for (const clinic of clinics) {
        const place = placeOf(clinic)
        if (!place) continue
        const isSelected = clinic.id === selected?.id
        const made = clinicMarker(clinic, place, isSelected).addTo(group)
        if (isSelected) {
          map.setView(place, SELECTED_ZOOM, motion())
          made.openPopup()
          if (isFocused) made.getElement()?.focus()
        }
      }
      const now = clinics.map(({ id }) => id).join()
      const bounds = group.getBounds()
      if (!selected && bounds.isValid() && now !== shown) {
        map.fitBounds(bounds.pad(FIT_PADDING), motion())
      }
      shown = now
    },
    locate: (latitude, longitude) => {
      const here: LatLngTuple = [latitude, longitude]
      you?.remove()
      you = named(
        marker(here, { icon: markerIcon('you'), title: copy.locate.here }),
        copy.locate.here,
      )
      you.addTo(map).bindPopup(copy.locate.here, { maxWidth: POPUP_MAX_WIDTH })
      map.setView(here, LOCATED_ZOOM, motion())
      you.openPopup()
    },
    resize: () => map.invalidateSize(),
    remove: () => map.remove(),
  }
}
