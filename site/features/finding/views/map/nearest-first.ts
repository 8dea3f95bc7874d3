import { type ListedClinic, milesBetween } from '@healthcare-for-all/cms/contract'
import { type MapPoint, pointNear } from './plot-point.ts'

/** Farther than any place on Earth. */
const BEYOND = 99_999

/** The clinics sorted by distance from a point, with distances; those without a point last. */
export const nearestFirst = (
  clinics: ListedClinic[],
  [latitude, longitude]: MapPoint,
): ListedClinic[] =>
  clinics
    .map((clinic) => {
      const point = pointNear(clinic)
      return {
        clinic,
        miles: point
          ? milesBetween({ latitude, longitude }, { latitude: point[0], longitude: point[1] })
          : undefined,
      }
    })
    .sort((one, other) => (one.miles ?? BEYOND) - (other.miles ?? BEYOND))
    .map(({ clinic, miles }) => ({
      ...clinic,
      distanceMiles: miles === undefined ? undefined : Math.round(miles * 10) / 10,
    }))
