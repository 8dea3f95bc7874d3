import { merge, mesh } from 'topojson-client'
import type { MapOutline, OutlineDetail } from '../../contract/map-outline.ts'

type Corner = [latitude: number, longitude: number]

/** Degrees that a border may leave out: a pixel or two of the map. */
const STEP = 0.02
const DECIMALS = 2

/** The corners that are a step from the one before, and the last one. */
const simplify = (line: number[][]) => {
  const kept: Corner[] = []
  for (const [index, [east = 0, north = 0]] of line.entries()) {
    const corner: Corner = [Number(north.toFixed(DECIMALS)), Number(east.toFixed(DECIMALS))]
    const last = kept.at(-1)
    const isFar = !last || Math.hypot(corner[0] - last[0], corner[1] - last[1]) >= STEP
    if (isFar || index === line.length - 1) kept.push(corner)
  }
  return kept
}

/** The Census Bureau's boundaries, as us-atlas packs them. */
export const outline = async (detail: OutlineDetail): Promise<MapOutline> => {
  // A megabyte, which only maps without tiles need.
  const { default: topology } = await import('us-atlas/counties-10m.json', {
    with: { type: 'json' },
  })
  const borders = mesh(topology, topology.objects[detail], (one, other) => one !== other)
  const rings = merge(topology, topology.objects.states.geometries).coordinates.flat()
  return {
    land:
      detail === 'states'
        ? rings.map((ring) => simplify(ring)).filter((ring) => ring.length > 3)
        : [],
    borders: borders.coordinates.map((line) => simplify(line)),
  }
}
