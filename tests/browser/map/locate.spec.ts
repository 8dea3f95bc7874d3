import type { Page } from '@playwright/test'
import { API, delayCalls } from '../../support/api-calls.ts'
import {
  atRest,
  mapOf,
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

test('My Location lists what is near under a star, and no address says where that is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.9412345, longitude: -87.7187654 })
  const addresses: string[] = []
  page.on('request', (request) => {
    const isTile = new URL(request.url()).hostname.includes('openstreetmap')
    if (!isTile) addresses.push(`${request.url()} ${request.headers().referer}`)
  })
  // The clinics' points come later.
  const release = await delayCalls(page, API.points)
  await page.goto('/map')
  await expect(rows(page).first()).toBeVisible()
  await button(page).click()
  await expect(popup(page)).toHaveText('Your Location')
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 12 })
  expect((await viewOf(page))?.longitude).toBeCloseTo(-87.72, 1)
  await expect(page.locator('[data-map-announcement]')).toContainText('Your Location')
  release()
  await expect(markers(page)).not.toHaveCount(1)
  await expect(page.getByText('Nearest to you first')).toBeVisible()
  await expect(rows(page).first()).toContainText('Chicago, IL')
  await expect(rows(page).first()).toContainText(/\d miles/)
  // Not those of the whole country.
  await expect(page.getByText(/^\d{1,3} clinics? in view$/)).toBeVisible()
  await atRest(page)
  const heightsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((icons) => icons.map((icon) => Number(getComputedStyle(icon).zIndex)))
  const [star] = await heightsOf('.map-marker-you')
  expect(star).toBeGreaterThan(
    Math.max(...(await heightsOf('.map-cluster, .map-marker:not(.map-marker-you)'))),
  )
  // Looking around stays as private.
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

test('My Location says that it is looking, or why it could not find the location', async ({
  page,
}) => {
  await page.goto(NEAR_LOS_ANGELES)
  const said = alerts(page)
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, failed) => Object.assign(window, { failed })
  })
  await button(page).click()
  await expect(page.getByRole('button', { name: 'Finding...' })).toBeDisabled()
  await page.evaluate('window.failed({ code: 1, PERMISSION_DENIED: 1 })')
  await expect
    .poll(() => said)
    .toEqual(['alert: Unable to retrieve your location. Please check your browser settings.'])
  await expect(button(page)).toBeEnabled()
  await page.evaluate(() => {
    // @ts-expect-error: as in a browser without it
    delete Navigator.prototype.geolocation
  })
  await button(page).click()
  await expect.poll(() => said.at(-1)).toBe('alert: Geolocation is not supported by this browser.')
  await expect(markers(page).first()).toBeVisible()
})

test.describe('while it moves', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a map that comes to rest does not hold back who leaves the page', async ({ page }) => {
    await page.goto('/map')
    await expect(rows(page)).toHaveCount(100)
    const longitude = async () => (await viewOf(page))?.longitude
    await expect.poll(longitude).toBeDefined()
    const start = (await longitude()) ?? 0
    const release = await delayCalls(page, /\/assets\/about-/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await mapOf(page).locator('.clinic-map').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(longitude).toBeGreaterThan(start)
    await atRest(page)
    release()
    await expect(page).toHaveURL('/about')
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
    const zooming = await page
      .getByRole('button', { name: 'My Location' })
      .evaluate(async (locate: HTMLElement) => {
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
})
