import { geoBounds, geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import topology from 'us-atlas/counties-10m.json' with { type: 'json' }
import type { Point } from '../../contract/miles-between.ts'

/** A county's outline: `id` is its FIPS code. */
export type Shape = {
  id: string
  name: string
  stateName: string
  middle: Point
  contains(point: Point): boolean
}

/** The outlines of all counties, from the Census Bureau's boundaries as us-atlas packs them. */
export function countyShapes(): Shape[] {
  const states = new Map(
    topology.objects.states.geometries.map(({ id, properties }) => [id, properties.name]),
  )
  return topology.objects.counties.geometries.map((county) => {
    const outline = feature(topology, county)
    const [[west, south], [east, north]] = geoBounds(outline)
    return {
      id: county.id,
      name: county.properties.name,
      stateName: states.get(county.id.slice(0, 2)) ?? '',
      middle: { latitude: (south + north) / 2, longitude: (west + east) / 2 },
      contains: ({ latitude, longitude }) =>
        latitude >= south &&
        latitude <= north &&
        longitude >= west &&
        longitude <= east &&
        geoContains(outline, [longitude, latitude]),
    }
  })
}
