import type { BrowserContext, Page } from '@playwright/test'
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

const be = async (context: BrowserContext, latitude: number, longitude: number) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude, longitude })
}

test('My Location moves the map, sorts the list, nearest first, and says so', async ({
  page,
  context,
}) => {
  const clinics = await found()
  const last = clinics.filter(isPlotted).at(-1)
  if (!last?.latitude || !last.longitude) throw new Error('Los Angeles has no clinic with a pin')
  await be(context, last.latitude, last.longitude)
  // The clinics' points come later.
  const release = await delayCalls(page, API.points)
  await page.goto(NEAR_LOS_ANGELES)
  await expect(rows(page).first()).not.toContainText(last.name)
  const announced = page.locator('[data-map-announcement]')
  await expect(announced).toHaveText('')
  await button(page).click()
  await expect(popup(page)).toHaveText('Your Location')
  await expect(page.locator('.map-marker-you')).toHaveCount(1)
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 12 })
  const view = await viewOf(page)
  expect(view?.latitude).toBeCloseTo(last.latitude, 1)
  expect(view?.longitude).toBeCloseTo(last.longitude, 1)
  release()
  await expect(markers(page)).not.toHaveCount(1)
  await atRest(page)
  expect(await viewOf(page)).toMatchObject({ zoom: 12 })
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

test('the page says what happens to a location beside the button, in the first screen', async ({
  page,
}) => {
  for (const address of ['/map', '/es/map']) {
    await page.goto(address)
    const shown = page.getByRole('button', { name: /^(My Location|Mi ubicación)$/ })
    const text = page.locator(`[id="${await shown.getAttribute('aria-describedby')}"]`)
    await expect(text).toHaveText(/rounded to about a mile|milla/i)
    for (const [width, height] of [
      [360, 740],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(text).toBeInViewport({ ratio: 1 })
      const [said, pressed] = await Promise.all([text.boundingBox(), shown.boundingBox()])
      if (!said || !pressed) throw new Error('The map has no button')
      expect(said.x + said.width).toBeLessThanOrEqual(pressed.x)
      expect(Math.abs(said.y - pressed.y)).toBeLessThan(8)
    }
  }
})

test('My Location lists what is near under a star, and no address says where that is', async ({
  page,
  context,
}) => {
  await be(context, 41.9412345, -87.7187654)
  const addresses: string[] = []
  page.on('request', (request) => {
    const isTile = new URL(request.url()).hostname.includes('openstreetmap')
    if (!isTile) addresses.push(`${request.url()} ${request.headers().referer}`)
  })
  await page.goto('/map')
  await expect(rows(page).first()).toBeVisible()
  await button(page).click()
  await expect(popup(page)).toHaveText('Your Location')
  await expect(page.getByText('Nearest to you first')).toBeVisible()
  await expect(rows(page).first()).toContainText('Chicago, IL')
  await expect(rows(page).first()).toContainText(/\d miles/)
  // Not those of the whole country.
  await expect(page.getByText(/^\d{1,3} clinics? in view$/)).toBeVisible()
  await expect(page.getByText('Move the map, or search for a place')).toHaveCount(0)
  await atRest(page)
  const heightsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((icons) => icons.map((icon) => Number(getComputedStyle(icon).zIndex)))
  const [star] = await heightsOf('.map-marker-you')
  expect(star).toBeGreaterThan(
    Math.max(...(await heightsOf('.map-cluster, .map-marker:not(.map-marker-you)'))),
  )
  const edgeOf = (selector: string, edge: 'left' | 'right') =>
    page.locator(selector).evaluate((element, name) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()[name]
    }, edge)
  expect(await edgeOf('.leaflet-popup-content span', 'right')).toBeLessThan(
    await edgeOf('.leaflet-popup-close-button span', 'left'),
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
