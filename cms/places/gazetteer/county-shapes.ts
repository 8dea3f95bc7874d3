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

type Position = [longitude: number, latitude: number]

/** The outlines of all counties, from the Census Bureau's boundaries as us-atlas packs them. */
export function countyShapes(): Shape[] {
  const arcs = topology.arcs.map(decodeArc)
  const states = new Map(
    topology.objects.states.geometries.map(({ id, properties }) => [id, properties.name]),
  )
  return topology.objects.counties.geometries.map((county) => {
    const polygons = county.type === 'Polygon' ? [county.arcs] : county.arcs
    const rings = polygons.flat().map((ring) => ring.flatMap((index) => arcAt(arcs, index)))
    return {
      id: county.id,
      name: county.properties.name,
      stateName: states.get(county.id.slice(0, 2)) ?? '',
      ...outline(rings),
    }
  })
}

function outline(rings: Position[][]): Pick<Shape, 'middle' | 'contains'> {
  const longitudes = rings.flatMap((ring) => ring.map(([longitude]) => longitude))
  const latitudes = rings.flatMap((ring) => ring.map(([, latitude]) => latitude))
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  return {
    middle: { latitude: (south + north) / 2, longitude: (west + east) / 2 },
    contains: ({ latitude, longitude }) =>
      latitude >= south &&
      latitude <= north &&
      longitude >= west &&
      longitude <= east &&
      // A point in a hole crosses its ring once more, so holes need no care of their own.
      rings.filter((ring) => crossesOdd(ring, latitude, longitude)).length % 2 === 1,
  }
}

function crossesOdd(ring: Position[], latitude: number, longitude: number): boolean {
  let inside = false
  let previous = ring.at(-1)
  for (const current of ring) {
    if (previous && current[1] > latitude !== previous[1] > latitude) {
      const share = (latitude - current[1]) / (previous[1] - current[1])
      if (longitude < current[0] + share * (previous[0] - current[0])) inside = !inside
    }
    previous = current
  }
  return inside
}

/** TopoJSON: an arc's positions are steps on the topology's grid. */
function decodeArc(arc: [number, number][]): Position[] {
  const { scale, translate } = topology.transform
  let [x, y] = [0, 0]
  return arc.map(([right, up]) => {
    x += right
    y += up
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** A negative index is an arc walked backwards: ~index. */
function arcAt(arcs: Position[][], index: number): Position[] {
  return index >= 0 ? (arcs[index] ?? []) : (arcs[~index] ?? []).toReversed()
}
