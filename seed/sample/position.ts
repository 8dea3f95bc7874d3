import type { Random } from './random.ts'
import type { Town } from './towns.ts'

/** Shares of clinics that have no point yet, and that have only their ZIP code's. */
const UNPLACED = 0.02
const BY_ZIP_CODE = 0.06
/** Steps of a ten-thousandth of a degree: at most about 600 meters in each direction. */
const SPREAD = 55

/** The point of a sample clinic: near the middle of its ZIP code, exactly there, or unknown. */
export const samplePosition = (random: Random, [, , latitude, longitude]: Town) => {
  if (random.chance(UNPLACED)) {
    return { latitude: null, longitude: null, coordinatesApproximate: false }
  }
  if (random.chance(BY_ZIP_CODE)) return { latitude, longitude, coordinatesApproximate: true }
  const moved = (degrees: number) =>
    Number((degrees + random.whole(-SPREAD, SPREAD) / 10_000).toFixed(4))
  return {
    latitude: moved(latitude),
    longitude: moved(longitude),
    coordinatesApproximate: false,
  }
}
