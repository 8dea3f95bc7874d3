/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number }

const MILES_A_DEGREE = 69

/** Miles between two points, good to a few percent over the distances within a county. */
export function roughMiles(from: Point, to: Point): number {
  const north = from.latitude - to.latitude
  const east = (from.longitude - to.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east) * MILES_A_DEGREE
}

/** The middle of some points, unmoved by a few strays. */
export function medianPoint(points: Point[]): Point {
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? upper
  return (lower + upper) / 2
}
