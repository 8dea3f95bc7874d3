import { expect, it } from 'vitest'
import {
  type ClinicPoint,
  fromColumns,
  hasBit,
  toColumns,
} from '../../../cms/contract/point-columns.ts'

const point = (known: Partial<ClinicPoint>): ClinicPoint => ({
  id: 1,
  latitude: 39.83,
  longitude: -98.58,
  isFree: false,
  isLowCost: false,
  isApproximate: false,
  categories: 0,
  ...known,
})

it('reads the points that it wrote, to eleven meters', () => {
  const points = [
    point({ id: 3, isFree: true, categories: 5 }),
    point({ id: 4, latitude: 13.2826, longitude: 144.7546, isLowCost: true, isApproximate: true }),
    point({ id: 90, latitude: -14.27, longitude: -170.7, isFree: true, isLowCost: true }),
  ]
  expect(fromColumns(toColumns(points))).toEqual(points)
  expect(fromColumns(toColumns([]))).toEqual([])
})

it('finds a category’s bit, beyond the thirty-second too', () => {
  const bits = 2 ** 40 + 2 ** 1
  expect([0, 1, 39, 40].map((index) => hasBit(bits, index))).toEqual([false, true, false, true])
})
