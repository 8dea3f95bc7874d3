import { milesBetween, type Point } from '../../contract/miles-between.ts'

const DEGREES = 180 / Math.PI

/** What goes wrong with points between maps, programs and spreadsheets, and how it is put right. */
const REPAIRS: readonly [what: string, repair: (point: Point) => Point][] = [
  ['latitude and longitude were exchanged', (point) => swapped(point)],
  ['the minus before the longitude was missing', (point) => west(point)],
  [
    'latitude and longitude were exchanged, and a minus was missing',
    (point) => west(swapped(point)),
  ],
  [
    'the latitude was in the degrees of a Mercator map',
    ({ latitude, longitude }) => ({
      latitude: Math.atan(Math.sinh(latitude / DEGREES)) * DEGREES,
      longitude,
    }),
  ],
]

const swapped = ({ latitude, longitude }: Point): Point => ({
  latitude: longitude,
  longitude: latitude,
})
const west = ({ latitude, longitude }: Point): Point => ({ latitude, longitude: -longitude })

const isOnEarth = ({ latitude }: Point) => Math.abs(latitude) <= 90

/** Miles from a town's middle that its clinics may be; in Alaska towns are far apart. */
const farthest = (state: string) => (state === 'AK' ? 100 : 30)
/** A point that was put right lies this near. */
const MENDED_MILES = 10

/** What became of a point: as it was, put right, or too far from where the clinic is said to be. */
export interface MendedPoint {
  /** Undefined if it is nowhere on Earth. */
  point: Point | undefined
  /** How it was put right. */
  how?: string
  /** How far it is from its town; infinite if it is nowhere. */
  miles?: number
}

/**
 * Compares a point with where a clinic is said to be.
 * @param around middles of its town and of its ZIP code
 */
export const mendPoint = (point: Point, around: readonly Point[], state: string): MendedPoint => {
  const milesTo = (candidate: Point) =>
    Math.min(...around.map((middle) => milesBetween(candidate, middle)))
  const known = isOnEarth(point) ? point : undefined
  if (around.length === 0)
    return known ? { point } : { point: swapped(point), how: REPAIRS[0]?.[0] ?? '' }
  const miles = known ? milesTo(known) : Number.POSITIVE_INFINITY
  if (miles <= farthest(state)) return { point }
  for (const [how, repair] of REPAIRS) {
    const repaired = repair(point)
    if (isOnEarth(repaired) && milesTo(repaired) <= MENDED_MILES) return { point: repaired, how }
  }
  return { point: known, miles }
}
