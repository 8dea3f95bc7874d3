/** Degrees, WGS 84. */
export interface Point {
  latitude: number
  longitude: number
}

/** Mean radius. */
export const EARTH_RADIUS_MILES = 3958.7613

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle miles, by the haversine formula. */
export const milesBetween = (from: Point, to: Point): number => {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const shrunk = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(north + shrunk * east)))
}
