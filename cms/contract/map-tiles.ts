/** A tile of the product's own map. The site learns the address with /api/site. */
export const TILE_PATH = '/api/map/tiles/{z}/{x}/{y}'

/** With {z}, {x} and {y}, for Leaflet to fill in. */
export const ownTilesUrl = (version: string): string => `${TILE_PATH}?version=${version}`

/** Who makes the tiles of such a map. */
export const PROTOMAPS = 'https://protomaps.com'
