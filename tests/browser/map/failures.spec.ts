import { API, fail } from '../../support/api-calls.ts'
import { mapOf, markers, NEAR_LOS_ANGELES, rows } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({
  showsMap: true,
  expectedErrors: [/status of 500|ERR_FAILED|preload CSS|imported|worker|container is already/],
})

const TILES = 'https://tile.openstreetmap.org/**'

test('without tiles one line says so, outlines of states stand in, until they are back', async ({
  page,
}) => {
  let isAway = true
  await page.route(TILES, (route) => (isAway ? route.abort() : route.fallback()))
  await page.goto(NEAR_LOS_ANGELES)
  const said = page.getByText('The map image could not be loaded.')
  const land = page.locator('path.map-land')
  await expect(said).toBeVisible()
  await expect(land).toBeVisible()
  await expect(markers(page).first()).toBeVisible()
  const drawn = await page.locator('svg:has(> g > path.map-land)').boundingBox()
  expect(drawn?.width).toBeGreaterThan((await mapOf(page).boundingBox())?.width ?? 0)
  await expect(mapOf(page)).toContainText('U.S. Census Bureau')
  await expect(mapOf(page)).toContainText('OpenStreetMap')
  isAway = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(said).toHaveCount(0)
  await expect(land).toHaveCount(0)
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible()
})

test('without its code, or where it can’t be created, the list works and one line says so', async ({
  page,
}) => {
  const expectList = async () => {
    await page.goto(NEAR_LOS_ANGELES)
    await expect(page.getByText('The map could not be loaded.')).toBeVisible()
    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
  }
  await page.route(/leaflet-map/, (route) => route.abort())
  await expectList()
  await page.unroute(/leaflet-map/)
  await page.addInitScript(() => {
    // Leaflet refuses a container that already belongs to another map.
    Object.defineProperty(HTMLElement.prototype, '_leaflet_id', {
      get: () => 7,
      set: () => {},
      configurable: true,
    })
  })
  await expectList()
})

test('without its worker the map has all clinics, and without its points those of the list', async ({
  page,
}) => {
  await page.route(/points-worker/, (route) => route.abort())
  await page.goto('/map')
  await expect(page.locator('.map-cluster').first()).toBeVisible()
  await fail(page, API.points, 500)
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeVisible()
})

test('without images the map shows the outlines of states, and from near of counties', async ({
  page,
}) => {
  // The map of a product whose settings name no images.
  await page.route(/\/map(\?|$)/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const edited = html.replace(/"mapTiles":\{.*?"creditUrl":"[^"]*"\}/, '"mapTiles":null')
    expect(edited).not.toBe(html)
    await route.fulfill({ response, body: edited })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/map')
  await expect(page.locator('path.map-land')).toBeVisible()
  await expect(page.locator('path.map-border')).toHaveCount(1)
  await expect(markers(page).first()).toBeVisible()
  await expect(mapOf(page)).toContainText('U.S. Census Bureau')
  await page.goto('/map?at=38_-92_7')
  await expect(page.locator('path.map-border-county')).toBeAttached()
  expect(asked.filter((url) => url.includes('openstreetmap'))).toEqual([])
})
