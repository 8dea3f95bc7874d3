import type { Page } from '@playwright/test'
import { API, answer, callsOf, fail, hold } from '../support/api-calls.ts'
import { ask, search } from '../support/directory.ts'
import { expect, test } from '../support/page-fixtures.ts'
import { alerts, placeholders } from '../support/page-parts.ts'

const NEAR_LOS_ANGELES = '/map?location=Los+Angeles'

const mapOf = (page: Page) => page.getByRole('region', { name: /^Map of clinics/ })
const markers = (page: Page) => page.locator('.leaflet-marker-icon')
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Clinic Directory' }).getByRole('listitem')
const popup = (page: Page) => page.locator('.leaflet-popup-content')
/** The names of the clinics with a place, in a list’s order. */
const found = async () => (await search({ location: 'Los Angeles', limit: '100' })).clinics

test('the page says what it is, and counts what it has', async ({ page }) => {
  const states = await ask<'states'>('/api/states')
  const total = states.reduce((sum, { clinicCount }) => sum + clinicCount, 0)
  await page.goto('/map')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive Clinic Map')
  await expect(
    page.getByText(
      `Find healthcare providers near you with our interactive map featuring ${total.toLocaleString('en-US')}+ verified clinics`,
    ),
  ).toBeVisible()
  await expect(page.getByText(`${total.toLocaleString('en-US')} clinics found`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Search & Filter' })).toBeVisible()
  await expect(rows(page)).toHaveCount(100)
})

test('on load it asks for a hundred clinics, the states and the categories', async ({ page }) => {
  await page.goto('/')
  const calls = callsOf(page, '/api/clinics/search')
  const [states] = await Promise.all([
    page.waitForRequest('**/api/states'),
    page.getByRole('banner').getByRole('link', { name: 'Map View' }).click(),
  ])
  expect(states.method()).toBe('GET')
  await expect(rows(page).first()).toBeVisible()
  expect([...(calls[0]?.searchParams ?? [])]).toEqual([
    ['limit', '100'],
    ['offset', '0'],
  ])
})

test('every clinic with a place has a marker with its name', async ({ page }) => {
  const clinics = await found()
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page)).toHaveCount(
    clinics.filter(({ latitude }) => latitude !== null).length,
  )
  for (const { name, isFree, isLowCost } of clinics) {
    const cost = isFree ? ', Free' : isLowCost ? ', Low Cost' : ''
    await expect(
      mapOf(page)
        .getByRole('button', { name: `${name}${cost}` })
        .first(),
    ).toBeAttached()
  }
})

test('a clinic without a place is in the list and not on the map', async ({ page }) => {
  const [first, second] = await found()
  await page.goto('/search')
  await answer(page, API.search, {
    clinics: [{ ...first, latitude: null, longitude: null }, second],
    total: 2,
    place: null,
    alternatives: [],
    distance: null,
    widened: false,
  })
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(markers(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Not on the map')
})

test('a name in the list selects its clinic on the map', async ({ page }) => {
  const [, second] = await found()
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeVisible()
  await rows(page).nth(1).getByRole('link').first().click()
  await expect(popup(page)).toContainText(second?.name ?? '')
  const selected = page.locator('.map-marker-selected')
  await expect(selected).toHaveCount(1)
  expect(
    await selected.evaluate((icon) => [
      getComputedStyle(icon).width,
      getComputedStyle(icon).height,
    ]),
  ).toEqual(['32px', '32px'])
  const details = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Selected Clinic Details' }),
  })
  await expect(details.getByRole('article')).toContainText(second?.name ?? '')
  await expect(page).toHaveURL(new RegExp(`clinic=${second?.slug}`))
})

test('a marker selects its clinic in the list, by keyboard too', async ({ page }) => {
  const [first] = await found()
  await page.goto(NEAR_LOS_ANGELES)
  const marker = mapOf(page)
    .getByRole('button', { name: first?.name ?? '' })
    .first()
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-current=true]', { hasText: first?.name ?? '' })).toBeVisible()
  await expect(popup(page)).toContainText(first?.name ?? '')
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
})

test('a shared address shows the same clinic selected', async ({ page }) => {
  const [, , third] = await found()
  await page.goto(`${NEAR_LOS_ANGELES}&clinic=${third?.slug}`)
  await expect(popup(page)).toContainText(third?.name ?? '')
  await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
})

test('the filters, the badge and the list agree, and can be cleared', async ({ page }) => {
  const { total } = await search({ state: 'GA', services: 'dental' })
  await page.goto('/map')
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
  await page.getByLabel('Filter by State').selectOption('GA')
  await page.getByLabel('Filter by Service').selectOption('dental')
  await expect(page.getByText(`${total} clinics found`)).toBeVisible()
  await expect(rows(page)).toHaveCount(total)
  await expect(page).toHaveURL('/map?state=GA&service=dental')
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/map')
  await expect(page.getByLabel('Filter by State')).toHaveValue('all-states')
  await expect(page.getByLabel('Filter by Service')).toHaveValue('all-services')
})

test('the search form narrows the map without leaving it', async ({ page }) => {
  await page.goto('/map')
  await page.getByLabel('Location', { exact: true }).fill('Los Angeles')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page).toHaveURL('/map?location=Los+Angeles')
  await expect(rows(page)).toHaveCount((await found()).length)
})

test('the map alone fills the width, and the list comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(NEAR_LOS_ANGELES)
  await expect(page.getByRole('heading', { name: 'Clinic Directory' })).toBeVisible()
  expect((await mapOf(page).boundingBox())?.height).toBe(500)
  await page.getByRole('link', { name: 'Map Only' }).click()
  await expect(page.getByRole('heading', { name: 'Clinic Directory' })).toHaveCount(0)
  expect((await mapOf(page).boundingBox())?.height).toBe(700)
  await page.getByRole('link', { name: 'Map + List' }).click()
  await expect(page.getByRole('heading', { name: 'Clinic Directory' })).toBeVisible()
})

test('shapes and colours are explained', async ({ page }) => {
  await page.goto('/map')
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    'Free Clinics',
    'Low-Cost Clinics',
    'Your Location',
  ])
})

test('nothing found is said in words', async ({ page }) => {
  await page.goto('/map?location=Guam&service=vision&state=WY')
  await expect(page.getByRole('heading', { name: 'No clinics found' })).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria or filters.')).toBeVisible()
})

test('six outlines and a word stand for clinics on their way', async ({ page }) => {
  await page.goto('/search')
  const release = await hold(page, API.search)
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(placeholders(page)).toHaveCount(6)
  await expect(page.getByText('Loading clinics')).toBeVisible()
  release()
  await expect(rows(page)).toHaveCount(100)
})

test.describe('My Location', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'My Location' })

  test('goes to where the visitor is', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 34.05, longitude: -118.24 })
    await page.goto(NEAR_LOS_ANGELES)
    await button(page).click()
    await expect(popup(page)).toHaveText('Your Location')
    await expect(page.locator('.map-marker-you')).toHaveCount(1)
  })

  test('says that it is looking', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => {}
    })
    await page.goto(NEAR_LOS_ANGELES)
    await button(page).click()
    await expect(page.getByRole('button', { name: 'Finding...' })).toBeDisabled()
  })

  test('says why it could not', async ({ page, context }) => {
    await context.clearPermissions()
    await page.goto(NEAR_LOS_ANGELES)
    const said = alerts(page)
    await button(page).click()
    await expect
      .poll(() => said)
      .toEqual(['alert: Unable to retrieve your location. Please check your browser settings.'])
    await expect(button(page)).toBeEnabled()
  })

  test('says where a browser cannot', async ({ page }) => {
    await page.addInitScript(() => {
      // @ts-expect-error: as in a browser without it
      delete Navigator.prototype.geolocation
    })
    await page.goto(NEAR_LOS_ANGELES)
    const said = alerts(page)
    await button(page).click()
    await expect.poll(() => said).toEqual(['alert: Geolocation is not supported by this browser.'])
  })
})

test.describe('where something fails', () => {
  test.use({
    expectedErrors: [/status of 500|ERR_FAILED|preload CSS|imported|container is being reused/],
  })

  test('without tiles, markers and list still work, and one line says so', async ({ page }) => {
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort())
    await page.goto(NEAR_LOS_ANGELES)
    await expect(page.getByText('The map’s picture could not be loaded.')).toBeVisible()
    await expect(markers(page).first()).toBeVisible()
  })

  test('without its code, the list still works, and one line says so', async ({ page }) => {
    await page.route(/leaflet-map/, (route) => route.abort())
    await page.goto(NEAR_LOS_ANGELES)
    await expect(page.getByText('The map could not be loaded.')).toBeVisible()
    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
  })

  test('a map that can’t be taken away again is only logged', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.goto(NEAR_LOS_ANGELES)
    await expect(markers(page).first()).toBeVisible()
    await page.evaluate(() => {
      // Leaflet refuses to take away a map whose container is no longer its own.
      Object.assign(document.querySelector('.leaflet-container') ?? {}, { _leaflet_id: -1 })
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Healthcare for All')
    await expect
      .poll(() => logged)
      .toEqual([expect.stringContaining('Map container is being reused')])
  })

  test('without clinics the page says so and offers to try again', async ({ page }) => {
    await page.goto('/search')
    await fail(page, API.search, 500)
    await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
    await expect(page.getByText('The clinics could not be loaded just now.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is there, and says that the map is not', async ({ page }) => {
    await page.goto(NEAR_LOS_ANGELES)
    await expect(rows(page)).toHaveCount((await found()).length)
    await expect(page.getByText('The map needs JavaScript.')).toBeVisible()
    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
  })
})

test('its code comes only with the map', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/search?location=Chicago')
  expect(scripts.filter((url) => /leaflet/.test(url))).toEqual([])
  await page.goto('/map')
  await expect(markers(page).first()).toBeVisible()
  expect(scripts.filter((url) => /leaflet/.test(url)).length).toBeGreaterThan(0)
})
