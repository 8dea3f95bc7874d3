/** Degrees, WGS 84. */
export interface PointOnEarth {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_MILES = 3_958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies, on a sphere. */
export const milesBetween = (from: PointOnEarth, to: PointOnEarth): number => {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const shrunk = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(north + shrunk * east)))
}
