import { delayCalls } from '../../support/api-calls.ts'
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

test.use({ showsMap: true, reducedMotion: 'no-preference' })

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
