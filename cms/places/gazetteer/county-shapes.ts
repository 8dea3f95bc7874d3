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
  /** The outer line of each piece of it. */
  rings: [longitude: number, latitude: number][][]
  contains(point: Point): boolean
}

/** Degrees east from one meridian to another; Aleutians West is on both sides of the 180th. */
const eastwards = (from: number, to: number) => (to - from + 360) % 360

const ringsOf = (outline: ReturnType<typeof feature>): Shape['rings'] => {
  const geometry = 'geometry' in outline ? outline.geometry : undefined
  const pieces =
    geometry?.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry?.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  return pieces.flatMap(([outer]) =>
    outer ? [outer.map(([east = 0, north = 0]): [number, number] => [east, north])] : [],
  )
}

/** The outlines of all counties, from the Census Bureau's boundaries as us-atlas packs them. */
export function countyShapes(): Shape[] {
  const states = new Map(
    topology.objects.states.geometries.map(({ id, properties }) => [id, properties.name]),
  )
  return topology.objects.counties.geometries.map((county) => {
    const outline = feature(topology, county)
    const [[west, south], [east, north]] = geoBounds(outline)
    const width = eastwards(west, east)
    return {
      id: county.id,
      name: county.properties.name,
      stateName: states.get(county.id.slice(0, 2)) ?? '',
      middle: {
        latitude: (south + north) / 2,
        longitude: eastwards(-180, west + width / 2) - 180,
      },
      rings: ringsOf(outline),
      contains: ({ latitude, longitude }) =>
        latitude >= south &&
        latitude <= north &&
        eastwards(west, longitude) <= width &&
        geoContains(outline, [longitude, latitude]),
    }
  })
}
