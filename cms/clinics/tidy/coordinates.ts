import type { Point } from '../../contract/miles-between.ts'

const within = (value: number, bound: number) => Number.isFinite(value) && Math.abs(value) <= bound

/** Undefined where one is missing or out of bounds, or where both are 0, which stands for missing. */
export const tidyCoordinates = (latitude: string, longitude: string): Point | undefined => {
  if (latitude === '' || longitude === '') return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!within(point.latitude, 90) || !within(point.longitude, 180)) return undefined
  return point.latitude === 0 && point.longitude === 0 ? undefined : point
}
