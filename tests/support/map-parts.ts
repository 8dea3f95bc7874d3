import type { Locator, Page } from '@playwright/test'
import type { ListedClinic } from '../../cms/contract/index.ts'
import { search } from './directory.ts'
import { expect } from './page-fixtures.ts'

export const NEAR_LOS_ANGELES = '/map?location=Los+Angeles'

export const mapOf = (page: Page): Locator => page.getByRole('region', { name: /^Map of clinics/ })
export const markers = (page: Page): Locator => page.locator('.leaflet-marker-icon')
export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Clinic Directory' }).getByRole('listitem')
export const popup = (page: Page): Locator => page.locator('.leaflet-popup-content')
/** How many clinics the markers on the screen and just beside it stand for. */
export const standFor = async (page: Page): Promise<number> => {
  const pins = await page.locator('.map-marker').count()
  const numbers = await page.locator('.map-cluster').allTextContents()
  return numbers.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), pins)
}
/** The marker of the selected clinic. */
export const selectedMarker = (page: Page): Locator => page.locator('.map-marker-selected')
/** Waits until the map has stopped moving. */
export const atRest = (page: Page): Promise<void> =>
  expect(page.locator('.leaflet-zoom-anim, .leaflet-pan-anim')).toHaveCount(0)
/** The card below the map with the details of the selected clinic. */
export const details = (page: Page): Locator =>
  page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Selected Clinic Details' }),
  })

/** The clinics near Los Angeles, in the list’s order. */
export const found = async (): Promise<ListedClinic[]> =>
  (await search({ location: 'Los Angeles', limit: '100' })).clinics

/** Whether a clinic has a pin: it has a point, and the point is its own. */
export const isPlotted = ({ latitude, longitude, coordinatesApproximate }: ListedClinic): boolean =>
  latitude !== null && longitude !== null && !coordinatesApproximate

/** The first of them that has a pin and a telephone number. */
export const plotted = async (): Promise<ListedClinic> => {
  const clinic = (await found()).find((each) => isPlotted(each) && each.phone)
  if (!clinic) throw new Error('Los Angeles has no clinic with a pin')
  return clinic
}

/** The same search, so near to a clinic that its pin stands alone. */
export const nearTo = ({ latitude, longitude }: ListedClinic): string =>
  `${NEAR_LOS_ANGELES}&at=${latitude}_${longitude}_17`

export interface View {
  zoom: number
  latitude: number
  longitude: number
}

const TILE = 256

/** The map's view, calculated from the tiles on the screen; undefined if there are none. */
export const viewOf = (page: Page): Promise<View | undefined> =>
  mapOf(page).evaluate((map, side) => {
    const box = map.getBoundingClientRect()
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    for (const tile of map.querySelectorAll<HTMLImageElement>('img.leaflet-tile-loaded')) {
      const at = tile.getBoundingClientRect()
      const [zoom = 0, column = 0, line = 0] = (/(\d+)\/(\d+)\/(\d+)\.png$/.exec(tile.src) ?? [])
        .slice(1)
        .map(Number)
      // During a change of zoom, tiles are drawn in another size.
      if (Math.abs(at.width - side) > 0.5) continue
      const world = side * 2 ** zoom
      const x = (column * side + centre.x - at.left) / world
      const y = (line * side + centre.y - at.top) / world
      return {
        zoom,
        longitude: x * 360 - 180,
        latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
      }
    }
    return undefined
  }, TILE)

/** The share of the map's box that loaded tiles cover, measured on a grid of points. */
export const covered = (page: Page): Promise<number> =>
  mapOf(page).evaluate((map) => {
    const box = map.getBoundingClientRect()
    const tiles = [...map.querySelectorAll('img.leaflet-tile-loaded')]
      .filter((tile) => tile.checkVisibility({ checkOpacity: true }))
      .map((tile) => tile.getBoundingClientRect())
    const steps = Array.from({ length: 10 }, (_, step) => (step + 0.5) / 10)
    const points = steps.flatMap((across) =>
      steps.map((down) => ({ x: box.left + box.width * across, y: box.top + box.height * down })),
    )
    const isCovered = ({ x, y }: { x: number; y: number }) =>
      tiles.some(
        ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
      )
    return points.filter(isCovered).length / points.length
  })
