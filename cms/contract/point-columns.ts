/** Steps of a coordinate in one degree: a step is 11 meters, about a building. */
const STEPS = 10_000

/** A clinic on the map, without its words. */
export interface ClinicPoint {
  id: number
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  isFree: boolean
  isLowCost: boolean
  /** Whether the point marks the ZIP code or the town, not the clinic's door. */
  isApproximate: boolean
  /** A bit for each category that it belongs to: bit 0 is the first one of the list beside. */
  categories: number
}

/**
 * Many points, one list a column. A number in `ids`, `latitudes` and `longitudes` is the difference
 * to the one before it, coordinates in ten-thousandths of a degree: half the bytes of rows.
 */
export interface PointColumns {
  ids: number[]
  latitudes: number[]
  longitudes: number[]
  /** One digit a clinic: 1 if free, plus 2 if low-cost, plus 4 if the point is approximate. */
  kinds: string
  bits: number[]
}

const differences = (values: number[]) =>
  values.map((value, index) => value - (values[index - 1] ?? 0))

const sums = (steps: number[]) => {
  let sum = 0
  return steps.map((step) => {
    sum += step
    return sum
  })
}

const kindOf = ({ isFree, isLowCost, isApproximate }: ClinicPoint) =>
  Number(isFree) + 2 * Number(isLowCost) + 4 * Number(isApproximate)

/** @param points neighbors one after the other, which makes small differences */
export const toColumns = (points: ClinicPoint[]): PointColumns => ({
  ids: differences(points.map(({ id }) => id)),
  latitudes: differences(points.map(({ latitude }) => Math.round(latitude * STEPS))),
  longitudes: differences(points.map(({ longitude }) => Math.round(longitude * STEPS))),
  kinds: points.map(kindOf).join(''),
  bits: points.map(({ categories }) => categories),
})

export const fromColumns = (columns: PointColumns): ClinicPoint[] => {
  const [latitudes, longitudes] = [sums(columns.latitudes), sums(columns.longitudes)]
  return sums(columns.ids).map((id, index) => {
    const kind = Number(columns.kinds[index])
    return {
      id,
      latitude: (latitudes[index] ?? 0) / STEPS,
      longitude: (longitudes[index] ?? 0) / STEPS,
      isFree: (kind & 1) > 0,
      isLowCost: (kind & 2) > 0,
      isApproximate: (kind & 4) > 0,
      categories: columns.bits[index] ?? 0,
    }
  })
}

/** Bits that a whole number can hold. */
export const MAX_CATEGORY_BITS = 52

/** Whether one of the bits is set; beyond 32 of them, `&` doesn't see them. */
export const hasBit = (bits: number, index: number): boolean =>
  Math.floor(bits / 2 ** index) % 2 === 1
