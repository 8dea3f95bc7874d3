import { describe, expect, it } from 'vitest'
import { milesBetween } from '../../../cms/contract/miles-between.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('miles between two points', () => {
  it.each([
    ['a point and itself', at(34.5, -82.65), at(34.5, -82.65), 0, 0.001],
    ['New York and Los Angeles', at(40.7128, -74.006), at(34.0522, -118.2437), 2_445.6, 0.5],
    ['a degree of latitude', at(34, -82), at(35, -82), 69.1, 0.1],
    ['both sides of the date line', at(52, 179.5), at(52, -179.5), 42.5, 0.5],
    ['opposite ends of the earth', at(0, 0), at(0, 180), 12_437, 5],
  ])('are right for %s', (_what, from, to, miles, within) => {
    expect(Math.abs(milesBetween(from, to) - miles)).toBeLessThanOrEqual(within)
    expect(milesBetween(to, from)).toBeCloseTo(milesBetween(from, to), 9)
  })
})
