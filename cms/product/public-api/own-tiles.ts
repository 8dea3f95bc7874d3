import { ownTilesUrl } from '../../contract/map-tiles.ts'
import { OSM_TILES } from '../../contract/paths.ts'
import type { MapTiles } from '../../contract/site.ts'
import type { MapFile } from '../../places/index.ts'

/** What the site is told of the product's own map. */
export const ownTiles = ({ version, maxZoom }: MapFile): MapTiles => ({
  kind: 'vector',
  maxZoom,
  url: ownTilesUrl(version),
  // Short, as Protomaps is named beside it.
  credit: 'OpenStreetMap',
  creditUrl: OSM_TILES.creditUrl,
})
