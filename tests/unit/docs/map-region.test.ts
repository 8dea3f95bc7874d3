import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { outline } from '../../../cms/places/outline/outline.ts'
import { root } from '../../support/imports.ts'

const Region = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.tuple([z.array(z.tuple([z.number(), z.number()])).length(5)])),
})

it('the region that the documents make a map of has all states and territories', async () => {
  const text = await readFile(path.join(root, 'docs/map-region.geojson'), 'utf8')
  const boxes = Region.parse(JSON.parse(text)).coordinates.map(([ring]) => {
    const [east, north] = [
      ring.map(([longitude]) => longitude),
      ring.map(([, latitude]) => latitude),
    ]
    return {
      west: Math.min(...east),
      east: Math.max(...east),
      south: Math.min(...north),
      north: Math.max(...north),
    }
  })
  const { land } = await outline('states')
  const outside = land
    .flat()
    .filter(
      ([latitude, longitude]) =>
        !boxes.some(
          ({ west, east, south, north }) =>
            west <= longitude && longitude <= east && south <= latitude && latitude <= north,
        ),
    )
  expect(outside).toEqual([])
})
