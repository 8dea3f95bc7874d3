import type { Page } from '@playwright/test'
import { API, delayCalls } from '../../support/api-calls.ts'
import {
  atRest,
  found,
  isPlotted,
  markers,
  NEAR_LOS_ANGELES,
  popup,
  rows,
  viewOf,
} from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { alerts } from '../../support/page-parts.ts'

test.use({ showsMap: true })

const button = (page: Page) => page.getByRole('button', { name: 'My Location' })

test('My Location moves the map to the visitor', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 34.05, longitude: -118.24 })
  await page.goto(NEAR_LOS_ANGELES)
  await button(page).click()
  await expect(popup(page)).toHaveText('Your Location')
  await expect(page.locator('.map-marker-you')).toHaveCount(1)
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 12 })
  const view = await viewOf(page)
  expect(view?.latitude).toBeCloseTo(34.05, 2)
  expect(view?.longitude).toBeCloseTo(-118.24, 2)
})

test('My Location stays on the map when the clinics’ points come late', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 34.05, longitude: -118.24 })
  const release = await delayCalls(page, API.points)
  await page.goto(NEAR_LOS_ANGELES)
  await button(page).click()
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 12 })
  release()
  await expect(markers(page)).not.toHaveCount(1)
  await atRest(page)
  expect(await viewOf(page)).toMatchObject({ zoom: 12 })
})

test('My Location moves a map that is still zooming', async ({ page }) => {
  await page.addInitScript(() => {
    const coords = { latitude: 34.05, longitude: -118.24 } as GeolocationCoordinates
    navigator.geolocation.getCurrentPosition = (found) =>
      found({ coords, timestamp: 0 } as GeolocationPosition)
  })
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeVisible()
  await atRest(page)
  const zooming = await button(page).evaluate(async (locate: HTMLElement) => {
    document.querySelector<HTMLElement>('.leaflet-control-zoom-out')?.click()
    await new Promise(requestAnimationFrame)
    const animations = document.querySelectorAll('.leaflet-zoom-anim').length
    locate.click()
    return animations
  })
  expect(zooming).toBe(1)
  await expect(popup(page)).toHaveText('Your Location')
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 12 })
})

test('the page says what happens to a location before anybody presses My Location', async ({
  page,
}) => {
  await page.goto('/map')
  await expect(page.getByText('rounded to about a mile')).toBeVisible()
  await expect(button(page)).toHaveAccessibleDescription(/browser asks you first/)
})

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`it says so beside the button at ${width}, in the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const address of ['/map', '/es/map']) {
      await page.goto(address)
      const shown = page.getByRole('button', { name: /^(My Location|Mi ubicación)$/ })
      const id = await shown.getAttribute('aria-describedby')
      const text = page.locator(`[id="${id}"]`)
      await expect(text).toBeInViewport({ ratio: 1 })
      const [said, pressed] = await Promise.all([text.boundingBox(), shown.boundingBox()])
      if (!said || !pressed) throw new Error('The map has no button')
      expect(said.x + said.width).toBeLessThanOrEqual(pressed.x)
      expect(Math.abs(said.y - pressed.y)).toBeLessThan(8)
    }
  })
}

test('the star is above clusters, and its popup’s words are beside the button that closes it', async ({
  page,
  context,
}) => {
  const cluster = page.locator('.map-cluster')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.88, longitude: -87.63 })
  await page.goto('/map')
  await expect(cluster.first()).toBeVisible()
  await button(page).click()
  await expect(popup(page)).toHaveText('Your Location')
  await atRest(page)
  await expect(cluster.first()).toBeVisible()
  const order = (marker: ReturnType<typeof page.locator>) =>
    marker.evaluateAll((icons) => icons.map((icon) => Number(getComputedStyle(icon).zIndex)))
  const [star] = await order(page.locator('.map-marker-you'))
  expect(star).toBeGreaterThan(Math.max(...(await order(cluster))))
  const words = await popup(page).evaluate((content) => {
    const range = document.createRange()
    range.selectNodeContents(content.querySelector('span') ?? content)
    return range.getBoundingClientRect().right
  })
  const sign = await page
    .getByRole('button', { name: 'Close popup' })
    .locator('span')
    .evaluate((close) => {
      const range = document.createRange()
      range.selectNodeContents(close)
      return range.getBoundingClientRect().left
    })
  expect(words).toBeLessThan(sign)
})

test('My Location sorts the list, nearest first, and says so', async ({ page, context }) => {
  const clinics = await found()
  const last = clinics.filter(isPlotted).at(-1)
  if (!last?.latitude || !last.longitude) throw new Error('Los Angeles has no clinic with a pin')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: last.latitude, longitude: last.longitude })
  await page.goto(NEAR_LOS_ANGELES)
  await expect(rows(page).first()).not.toContainText(last.name)
  const announced = page.locator('[data-map-announcement]')
  await expect(announced).toHaveText('')
  await button(page).click()
  await expect(rows(page).first()).toContainText(last.name)
  await expect(rows(page).first()).toContainText('0 miles')
  await expect(rows(page)).toHaveCount(clinics.length)
  await expect(page.getByText('Nearest to you first')).toBeVisible()
  await expect(announced).toContainText('Your Location')
  await page.getByLabel('Location', { exact: true }).fill('Chicago')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(rows(page).first()).toContainText('IL')
  await expect(page.getByText('Nearest to you first')).toHaveCount(0)
})

test('My Location lists what is near, and no address says where that is', async ({
  page,
  context,
}) => {
  const here = { latitude: 41.9412345, longitude: -87.7187654 }
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(here)
  const addresses: string[] = []
  page.on('request', (request) => {
    const isTile = new URL(request.url()).hostname.includes('openstreetmap')
    if (!isTile) addresses.push(`${request.url()} ${request.headers().referer}`)
  })
  await page.goto('/map')
  await expect(rows(page).first()).toBeVisible()
  await button(page).click()
  await expect(page.getByText('Nearest to you first')).toBeVisible()
  await expect(rows(page).first()).toContainText('Chicago, IL')
  await expect(rows(page).first()).toContainText(/\d miles/)
  // Not those of the whole country.
  await expect(page.getByText(/^\d{1,3} clinics? in view$/)).toBeVisible()
  await expect(page.getByText('Move the map, or search for a place')).toHaveCount(0)
  // Looking around stays as private.
  await atRest(page)
  await page.locator('.leaflet-container').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/[\d,]+ clinics in this part of the map/).first()).toBeVisible()
  await expect(page).toHaveURL('/map')
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) {
    expect(address).not.toMatch(/41\.9|87\.7/)
    expect(address).not.toContain('by-id?')
  }
})

test('says that it is looking', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {}
  })
  await page.goto(NEAR_LOS_ANGELES)
  await button(page).click()
  await expect(page.getByRole('button', { name: 'Finding...' })).toBeDisabled()
})

test('says why it could not find the location', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto(NEAR_LOS_ANGELES)
  const said = alerts(page)
  await button(page).click()
  await expect
    .poll(() => said)
    .toEqual(['alert: Unable to retrieve your location. Please check your browser settings.'])
  await expect(button(page)).toBeEnabled()
})

test('says so if the browser does not support it', async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error: as in a browser without it
    delete Navigator.prototype.geolocation
  })
  await page.goto(NEAR_LOS_ANGELES)
  const said = alerts(page)
  await button(page).click()
  await expect.poll(() => said).toEqual(['alert: Geolocation is not supported by this browser.'])
  await expect(markers(page).first()).toBeVisible()
})
