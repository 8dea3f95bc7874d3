/** Near the middle of the United States, in degrees. */
export const DEFAULT_CENTER: [number, number] = [39.83, -98.58]
export const DEFAULT_ZOOM = 4
/** The last zoom level. */
export const MAX_ZOOM = 19
/** Zoom level for the visitor's location. */
export const LOCATED_ZOOM = 12
/** Zoom level for the selected clinic. */
export const SELECTED_ZOOM = 14
/** Share of the box around all clinics to leave free on each side. */
export const FIT_PADDING = 0.1
/** Milliseconds before the map is created in its container. */
export const INIT_DELAY_MS = 100
/** Pixels. */
export const POPUP_MAX_WIDTH = 300
export const MARKER_SIZE = 24
export const SELECTED_SIZE = 32

export const GEOLOCATION: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 600_000,
}
