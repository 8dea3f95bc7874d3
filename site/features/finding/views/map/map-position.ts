/** Where the map is: its middle in degrees, and its zoom level. */
export interface MapPosition {
  latitude: number
  longitude: number
  zoom: number
}

/** Decimals of a degree that matter at a zoom level: about a pixel. */
const decimals = (zoom: number) => (zoom >= 14 ? 5 : zoom >= 8 ? 3 : 2)

/** '34.052_-118.244_12': commas would be written as %2C. */
export const writePosition = ({ latitude, longitude, zoom }: MapPosition): string =>
  [
    ...[latitude, longitude].map((degrees) => Number(degrees.toFixed(decimals(zoom)))),
    Math.round(zoom),
  ].join('_')

/** Undefined for anything that is not a place on the map. */
export const readPosition = (text: string | null): MapPosition | undefined => {
  if (!/^-?\d{1,2}(\.\d{1,6})?_-?\d{1,3}(\.\d{1,6})?_\d{1,2}$/.test(text ?? '')) return undefined
  const [latitude = 91, longitude = 181, zoom = 99] = (text ?? '').split('_').map(Number)
  const isOnMap = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom <= 19
  return isOnMap ? { latitude, longitude, zoom } : undefined
}
