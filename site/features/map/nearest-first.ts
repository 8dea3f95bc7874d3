import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { type MapPoint, pointNear } from './plot-point.ts'

const EARTH_RADIUS_MILES = 3958.8

/** Farther than any place on Earth. */
const BEYOND = 99_999

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle miles. */
export const milesBetween = (
  [latitude, longitude]: MapPoint,
  [otherLatitude, otherLongitude]: MapPoint,
): number => {
  const half =
    Math.sin(radians(otherLatitude - latitude) / 2) ** 2 +
    Math.cos(radians(latitude)) *
      Math.cos(radians(otherLatitude)) *
      Math.sin(radians(otherLongitude - longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(half))
}

/** The same clinics by their distance from a point, each with it; those without a point last. */
export const nearestFirst = (clinics: ListedClinic[], here: MapPoint): ListedClinic[] =>
  clinics
    .map((clinic) => {
      const point = pointNear(clinic)
      return { clinic, miles: point ? milesBetween(here, point) : undefined }
    })
    .sort((one, other) => (one.miles ?? BEYOND) - (other.miles ?? BEYOND))
    .map(({ clinic, miles }) => ({
      ...clinic,
      distanceMiles: miles === undefined ? undefined : Math.round(miles * 10) / 10,
    }))
