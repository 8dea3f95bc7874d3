import type { Page } from '@playwright/test'
import { API, callsOf, fail } from '../../support/api-calls.ts'
import { search } from '../../support/directory.ts'
import {
  atRest,
  isPlotted,
  mapOf,
  markers,
  NEAR_LOS_ANGELES,
  rows,
  selectedMarker,
  standFor,
  viewOf,
} from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const clusters = (page: Page) => page.locator('.map-cluster')
const inView = (page: Page) => page.getByText(/[\d,]+ clinics in this part of the map|in view\.$/)

test('the map has every clinic, in clusters with their count and place', async ({ page }) => {
  const { total, clinics } = await search({ limit: '1' })
  expect(clinics).toHaveLength(1)
  await page.goto('/map')
  await expect(clusters(page).first()).toBeVisible()
  // Some are in the Pacific, and some are not plotted.
  expect(await standFor(page)).toBeGreaterThan(total * 0.8)
  await expect(
    mapOf(page)
      .getByRole('button', { name: /^[\d,]+ clinics near .+, [A-Z]{2}$/ })
      .first(),
  ).toBeAttached()
})

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`no marker of a state covers the middle of another at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/map?state=TX')
    const { clinics: there } = await search({ state: 'TX', limit: '100' })
    await expect.poll(() => standFor(page)).toBe(there.filter(isPlotted).length)
    await atRest(page)
    const covered = await markers(page).evaluateAll((icons) => {
      const boxes = icons.map((icon) => icon.getBoundingClientRect())
      return boxes.filter((box, index) =>
        boxes.some(
          (other, at) =>
            at !== index &&
            Math.abs(box.x + box.width / 2 - other.x - other.width / 2) < other.width / 2 &&
            Math.abs(box.y + box.height / 2 - other.y - other.height / 2) < other.height / 2,
        ),
      ).length
    })
    expect(covered).toBe(0)
  })
}

test('a chosen clinic has its pin, even among others in a cluster', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { clinics: there } = await search({ state: 'TX', limit: '100' })
  const clinic = there.find(isPlotted)
  await page.goto(`/map?state=TX&clinic=${clinic?.slug}&at=31_-99_5`)
  await expect(clusters(page).first()).toBeVisible()
  await expect(selectedMarker(page)).toHaveCount(1)
  await expect(selectedMarker(page)).toHaveCSS('width', '32px')
})

test('a pressed cluster falls apart, with the keyboard too', async ({ page }) => {
  await page.goto('/map')
  await clusters(page).first().focus()
  await expect(page.locator('.map-cluster:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await viewOf(page))?.zoom).toBeGreaterThan(4)
  // The focus goes on to what was in it.
  await expect(page.locator('.leaflet-marker-icon:focus')).toHaveCount(1)
})

test('clinics at one place are listed, and can be chosen there', async ({ page }) => {
  const [one, two] = (await search({ state: 'GA', limit: '2' })).clinics
  if (!one || !two) throw new Error('Georgia has too few clinics')
  const rowsOf = [one, two].map((clinic) => ({ ...clinic, latitude: 33.7, longitude: -84.4 }))
  const [first, second] = [one, two].map(({ id }) => id).toSorted((a, b) => a - b)
  await page.goto('/search')
  await page.route(API.points, (route) =>
    route.fulfill({
      json: {
        categories: [],
        ids: [first, (second ?? 0) - (first ?? 0)],
        latitudes: [337_000, 0],
        longitudes: [-844_000, 0],
        kinds: '11',
        bits: [0, 0],
      },
    }),
  )
  await page.route(API.search, (route) =>
    route.fulfill({
      json: {
        clinics: rowsOf,
        total: 2,
        place: null,
        alternatives: [],
        distance: null,
        widened: false,
      },
    }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await clusters(page).first().focus()
  await page.keyboard.press('Enter')
  const choice = page.locator('.map-popup-place')
  await expect(choice).toContainText('2 clinics at this place')
  const button = choice.getByRole('button', { name: two.name, exact: true })
  await expect(choice.locator(':focus')).toHaveCount(1)
  await button.press('Enter')
  await expect(page).toHaveURL(new RegExp(`clinic=${two.slug}`))
})

test('the list follows the map, and so does the address', async ({ page }) => {
  await page.goto('/map?at=33.75_-84.39_9')
  await expect(inView(page)).toBeVisible()
  await expect(rows(page).first()).toContainText('GA')
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 9 })
  await mapOf(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect(page).toHaveURL(/at=[\d.]+_-[\d.]+_8$/)
  await page.reload()
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 8 })
  await expect(rows(page).first()).toContainText('GA')
})

test('moving the map adds nothing to the history', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(markers(page).first()).toBeVisible()
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/at=/)
  await page.goBack()
  await expect(page).toHaveURL('/search')
})

test('an empty part of the map says so', async ({ page }) => {
  await page.goto('/map?at=30_-40_6')
  await expect(page.getByText('No clinics are in this part of the map.')).toBeVisible()
})

test('after a search, all clinics of another area are one press away', async ({ page }) => {
  await page.goto(NEAR_LOS_ANGELES)
  const button = page.getByRole('link', { name: 'Search this area' })
  await expect(markers(page).first()).toBeVisible()
  await expect(button).toHaveCount(0)
  await mapOf(page).getByRole('button', { name: 'Zoom out' }).click()
  await mapOf(page).getByRole('button', { name: 'Zoom out' }).click()
  await expect(button).toBeVisible()
  const before = await standFor(page)
  await button.click()
  await expect(page).toHaveURL(/\/map\?at=/)
  await expect(button).toHaveCount(0)
  await expect.poll(() => standFor(page)).toBeGreaterThan(before)
  // What is in view, and not the whole country.
  await expect(page.getByText(/^\d+ clinics in view$/)).toBeVisible()
  await expect(page.getByText('clinics found')).toHaveCount(0)
})

test('a press of the link counts, even if the map comes to rest after it', async ({ page }) => {
  // Without an animation the map rests at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(NEAR_LOS_ANGELES)
  const zoomOut = mapOf(page).getByRole('button', { name: 'Zoom out' })
  await expect(markers(page).first()).toBeVisible()
  await zoomOut.click()
  const link = page.getByRole('link', { name: 'Search this area' })
  await expect(link).toBeVisible()
  await link.evaluate((pressed: HTMLElement) => {
    pressed.click()
    document.querySelector<HTMLElement>('.leaflet-control-zoom-out')?.click()
  })
  await expect(page).toHaveURL(/\/map\?at=/)
  await expect(link).toHaveCount(0)
})

test('a service is picked from the points that are there', async ({ page }) => {
  const { total } = await search({ services: 'vision', limit: '1' })
  await page.goto('/map')
  await expect(clusters(page).first()).toBeVisible()
  const calls = callsOf(page, '/api/clinics/points')
  await page.getByLabel('Filter by Service').selectOption('vision')
  await expect(page.getByText(`${total} clinics found`)).toBeVisible()
  await expect.poll(() => standFor(page)).toBeLessThanOrEqual(total)
  expect(calls).toEqual([])
})

test('the points come from the browser’s cache the next time', async ({ page }) => {
  const answered: (string | null)[] = []
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/clinics/points') return
    answered.push(await response.headerValue('cache-control'))
  })
  await page.goto('/map')
  await expect(clusters(page).first()).toBeVisible()
  await expect.poll(() => answered).toEqual(['public, max-age=31536000, immutable'])
})

test.describe('when something fails', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED|worker/] })

  test('without the points, the map has the clinics of the list', async ({ page }) => {
    await fail(page, API.points, 500)
    await page.goto(NEAR_LOS_ANGELES)
    await expect(markers(page).first()).toBeVisible()
  })

  test('without the worker, the map does its work itself', async ({ page }) => {
    await page.route(/points-worker/, (route) => route.abort())
    await page.goto('/map')
    await expect(clusters(page).first()).toBeVisible()
  })
})
