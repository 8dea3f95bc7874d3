import type { Point } from '../../contract/miles-between.ts'

const within = (value: number, bound: number) => Number.isFinite(value) && Math.abs(value) <= bound

/** Undefined if one is missing or out of bounds, or if both are 0, which means missing. */
export const tidyCoordinates = (latitude: string, longitude: string): Point | undefined => {
  if (latitude === '' || longitude === '') return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!within(point.latitude, 90) || !within(point.longitude, 180)) return undefined
  return point.latitude === 0 && point.longitude === 0 ? undefined : point
}
