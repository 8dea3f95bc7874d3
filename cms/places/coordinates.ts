import type { Point } from '../contract/miles-between.ts'

const within = (value: number, bound: number) => Number.isFinite(value) && Math.abs(value) <= bound

/** Degrees, minutes and seconds with whatever stands between them, and a side of the world: 37°46'36"N. */
const DEGREES =
  /^([NSEW])?\s*([+-])?\s*(\d{1,3}(?:[.,]\d+)?)\s*[°º]?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["”″]|''\s*)?\s*([NSEW])?$/i

/**
 * A coordinate as people write it: '34.5261', '34,5261', '34.5261°', '82.6304 W', '37°46'36"N'.
 * @returns degrees; undefined if it is none
 */
const readDegrees = (text: string): number | undefined => {
  const [, before, sign, whole = '', minutes = '0', seconds = '0', behind] =
    DEGREES.exec(text.trim().replaceAll('−', '-')) ?? []
  if (whole === '') return undefined
  const size = Number(whole.replace(',', '.')) + Number(minutes) / 60 + Number(seconds) / 3600
  return sign === '-' || /[SW]/i.test(before ?? behind ?? '') ? -size : size
}

/**
 * Undefined if one is missing or out of bounds, or if both are 0, which means missing. The two may be
 * exchanged.
 */
export const tidyCoordinates = (latitude: string, longitude: string): Point | undefined => {
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)]
  if (north === undefined || east === undefined) return undefined
  if (!within(north, 180) || !within(east, 180) || (north === 0 && east === 0)) return undefined
  if (!within(north, 90) && !within(east, 90)) return undefined
  return { latitude: north, longitude: east }
}
