import { describe, expect, it } from 'vitest'
import { cellsWithin } from '../../../cms/listings/queries/grid.ts'
import { greatCircleMiles } from '../../support/great-circle.ts'

/** The number of a point's square, as in the column `cell` of listings. */
const cellOf = (latitude: number, longitude: number) =>
  Math.floor((latitude + 90) * 4) * 1440 + (Math.floor((longitude + 180) * 4) % 1440)

const CENTRES = [
  { name: 'Petaluma', latitude: 38.23, longitude: -122.64 },
  { name: 'Utqiagvik', latitude: 71.29, longitude: -156.79 },
  { name: 'Dededo', latitude: 13.52, longitude: 144.84 },
  { name: 'Attu, near the date line', latitude: 52.9, longitude: 172.9 },
  { name: 'on the date line', latitude: 51.8, longitude: 179.95 },
  { name: 'Pago Pago', latitude: -14.28, longitude: -170.7 },
]

describe.each(CENTRES)('the squares around $name', (centre) => {
  it.each([10, 25, 50, 100])('contain every point within %i miles', (miles) => {
    const cells = new Set(cellsWithin(centre, miles))
    for (let north = -2; north <= 2; north += 0.05) {
      for (let east = -6; east <= 6; east += 0.05) {
        const latitude = centre.latitude + north
        const longitude = ((centre.longitude + east + 540) % 360) - 180
        if (greatCircleMiles(centre, { latitude, longitude }) > miles) continue
        expect(cells).toContain(cellOf(latitude, longitude))
      }
    }
  })
})
