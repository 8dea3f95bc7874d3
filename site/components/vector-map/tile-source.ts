import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import Protobuf from 'pbf'
import { type Feature, GeomType, type TileSource } from 'protomaps-leaflet'

/** Milliseconds before each further try: a process that starts again is back by then. */
const WAITS = [1_000, 3_000]

const ask = async (address: string): Promise<ArrayBuffer> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`A tile of the map was answered ${response.status}`)
  return response.arrayBuffer()
}

const askAgain = async (address: string, [wait, ...later] = WAITS): Promise<ArrayBuffer> => {
  try {
    return await ask(address)
  } catch (error) {
    if (wait === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, wait))
    return askAgain(address, later)
  }
}

/** By the number that a tile has for it. */
const TYPES = [undefined, GeomType.Point, GeomType.Line, GeomType.Polygon]

const featuresOf = (layer: VectorTileLayer, side: number): Feature[] => {
  const scale = side / layer.extent
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index)).flatMap(
    (feature) => {
      const geomType = TYPES[feature.type]
      if (geomType === undefined) return []
      const geom = feature.loadGeometry()
      for (const point of geom.flat()) {
        point.x *= scale
        point.y *= scale
      }
      const [minX = 0, minY = 0, maxX = 0, maxY = 0] = feature.bbox().map((edge) => edge * scale)
      const numVertices = geom.reduce((sum, { length }) => sum + length, 0)
      const bbox = { minX, minY, maxX, maxY }
      return [{ props: feature.properties, bbox, geomType, geom, numVertices }]
    },
  )
}

/**
 * Loads vector tiles.
 * @param url with {z}, {x} and {y}
 */
export const tileSource = (url: string): TileSource => ({
  get: async ({ z, x, y }, side) => {
    const address = url.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
    // One outside of the map's file has no content, and so no layers.
    const { layers } = new VectorTile(new Protobuf(await askAgain(address)))
    return new Map(
      Object.entries(layers).map(([name, layer]) => [name, featuresOf(layer, side)] as const),
    )
  },
})
