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
