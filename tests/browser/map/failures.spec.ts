import { API, fail } from '../../support/api-calls.ts'
import { mapOf, markers, NEAR_LOS_ANGELES, rows } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

test.use({
  expectedErrors: [
    /status of 500|ERR_FAILED|preload CSS|imported|container is (being reused|already)/,
  ],
})

test('without tiles, markers and list still work, and one line says so', async ({ page }) => {
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort())
  await page.goto(NEAR_LOS_ANGELES)
  await expect(page.getByText('The map image could not be loaded.')).toBeVisible()
  await expect(markers(page).first()).toBeVisible()
})

test('where images are missing, outlines of states are under them, until none is missing', async ({
  page,
}) => {
  let isAway = true
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    isAway ? route.abort() : route.fallback(),
  )
  await page.goto('/map')
  const said = page.getByText('The map image could not be loaded.')
  const land = page.locator('path.map-land')
  await expect(land).toBeVisible()
  await expect(said).toBeVisible()
  const drawn = await page.locator('svg:has(> g > path.map-land)').boundingBox()
  expect(drawn?.width).toBeGreaterThan((await mapOf(page).boundingBox())?.width ?? 0)
  await expect(mapOf(page)).toContainText('U.S. Census Bureau')
  await expect(mapOf(page)).toContainText('OpenStreetMap')
  isAway = false
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(land).toHaveCount(0)
  await expect(said).toHaveCount(0)
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible()
})

test('one missing image does not hide the others', async ({ page }) => {
  await page.route(/tile\.openstreetmap\.org\/4\/3\/6\.png/, (route) => route.abort())
  await page.goto('/map')
  await expect(page.locator('path.map-land')).toBeVisible()
  const order = await page.evaluate(() =>
    ['path.map-land', 'img.leaflet-tile-loaded'].map((name) => {
      const pane = document.querySelector(name)?.closest('.leaflet-pane:not(.leaflet-map-pane)')
      return Number(pane && getComputedStyle(pane).zIndex)
    }),
  )
  expect(order[0]).toBeLessThan(order[1] ?? 0)
})

test('images are asked for again once the connection is back', async ({ page }) => {
  let isAway = true
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    isAway ? route.abort() : route.fallback(),
  )
  await page.goto('/map')
  await expect(page.getByText('The map image could not be loaded.')).toBeVisible()
  isAway = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('The map image could not be loaded.')).toHaveCount(0)
  await expect(page.locator('path.map-land')).toHaveCount(0)
})

test('without its code, the list still works, and one line says so', async ({ page }) => {
  await page.route(/leaflet-map/, (route) => route.abort())
  await page.goto(NEAR_LOS_ANGELES)
  await expect(page.getByText('The map could not be loaded.')).toBeVisible()
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
})

test('a map that can’t be removed again is only logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeVisible()
  await page.evaluate(() => {
    // Leaflet refuses to remove a map whose container is no longer its own.
    Object.assign(document.querySelector('.leaflet-container') ?? {}, { _leaflet_id: -1 })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Healthcare for All')
  await expect
    .poll(() => logged)
    .toEqual([expect.stringContaining('Map container is being reused')])
})

test('a map that can’t be created is only logged, and one line says so', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.addInitScript(() => {
    // Leaflet refuses a container that already belongs to another map.
    Object.defineProperty(HTMLElement.prototype, '_leaflet_id', {
      get: () => 7,
      set: () => {},
      configurable: true,
    })
  })
  await page.goto(NEAR_LOS_ANGELES)
  await expect(page.getByText('The map could not be loaded.')).toBeVisible()
  expect(logged.join()).toContain('Map container is already initialized')
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
})

test('without clinics the page says so, offers to try again, and claims nothing', async ({
  page,
}) => {
  await page.goto('/search')
  await fail(page, API.search, 500)
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(page.getByText('The clinics could not be loaded right now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.getByText('No clinics found')).toHaveCount(0)
  await expect(page.getByText('clinics found')).toHaveCount(0)
  await expect(mapOf(page)).toBeVisible()
})
