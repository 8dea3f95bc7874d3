import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { merge, mesh } from 'topojson-client'
import topology from 'us-atlas/counties-10m.json' with { type: 'json' }
import { type ArchivedTile, archiveOf } from './archive.ts'

/** Real places; the road that leads through them is invented. */
const TOWNS: readonly [name: string, longitude: number, latitude: number][] = [
  ['Los Angeles', -118.24, 34.05],
  ['Denver', -104.99, 39.74],
  ['Wichita', -97.34, 37.69],
  ['Chicago', -87.63, 41.88],
  ['Pittsburgh', -80, 40.44],
  ['New York', -74, 40.71],
]

const { states } = topology.objects

const feature = (
  geometry: GeoJSON.Geometry,
  properties: Record<string, string | number>,
): GeoJSON.Feature => ({ type: 'Feature', geometry, properties })

/** Layers as the Protomaps basemap has them. */
const LAYERS: Record<string, GeoJSON.Feature[]> = {
  earth: [feature(merge(topology, states.geometries), { kind: 'earth' })],
  roads: [
    feature(
      { type: 'LineString', coordinates: TOWNS.map(([, ...place]) => place) },
      { kind: 'highway' },
    ),
  ],
  boundaries: [
    feature(
      mesh(topology, states, (one, other) => one !== other),
      { kind: 'region', kind_detail: 4 },
    ),
  ],
  places: TOWNS.map(([name, ...place]) =>
    feature({ type: 'Point', coordinates: place }, { kind: 'locality', name, min_zoom: 3 }),
  ),
}

const tilesAt = (zoom: number): { z: number; x: number; y: number }[] => {
  const numbers = Array.from({ length: 2 ** zoom }, (_, number) => number)
  return numbers.flatMap((x) => numbers.map((y) => ({ z: zoom, x, y })))
}

/** All tiles of the United States down to a zoom level. */
const tilesDownTo = (maxZoom: number): ArchivedTile[] => {
  const sliced = Object.entries(LAYERS).map(([name, features]) => {
    const tiles = new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom })
    return [name, tiles] as const
  })
  const zooms = Array.from({ length: maxZoom + 1 }, (_, zoom) => zoom)
  return zooms.flatMap(tilesAt).flatMap((at) => {
    const layers = sliced.flatMap(([name, tiles]): [string, GeoJSONVTTile][] => {
      const tile = tiles.getTile(at.z, at.x, at.y)
      return tile && tile.features.length > 0 ? [[name, tile]] : []
    })
    if (layers.length === 0) return []
    return [
      { ...at, bytes: fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }) },
    ]
  })
}

/** A small map in a PMTiles archive: the states, a road, and some towns. */
export const madeMap = (options: { maxZoom?: number; compressed?: boolean } = {}): Buffer =>
  archiveOf(tilesDownTo(options.maxZoom ?? 6), options)
