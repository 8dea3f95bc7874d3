import { expect, test } from 'vitest'
import { nearestFirst } from '../../../site/features/map/nearest-first.ts'
import { plotPoint, pointNear } from '../../../site/features/map/plot-point.ts'
import { listedClinic } from '../../support/listed-clinic.ts'

test('the nearest clinic comes first, with its distance, and one without a point last', () => {
  const clinics = [
    listedClinic({ name: 'far', latitude: 36, longitude: -118 }),
    listedClinic({ name: 'nowhere', latitude: null, longitude: null }),
    listedClinic({ name: 'near', latitude: 34.1, longitude: -118 }),
  ]
  const sorted = nearestFirst(clinics, [34, -118])
  expect(sorted.map(({ name, distanceMiles }) => [name, distanceMiles])).toEqual([
    ['near', 6.9],
    ['far', 138.2],
    ['nowhere', undefined],
  ])
})

test('a pin needs two numbers, and the clinic’s own point', () => {
  expect(plotPoint(listedClinic({ latitude: 34, longitude: -118 }))).toEqual([34, -118])
  const approximate = listedClinic({ latitude: 34, longitude: -118, coordinatesApproximate: true })
  expect(plotPoint(approximate)).toBeUndefined()
  expect(pointNear(approximate)).toEqual([34, -118])
  for (const half of [null, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(plotPoint(listedClinic({ latitude: 34, longitude: half }))).toBeUndefined()
  }
})
