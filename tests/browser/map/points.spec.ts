import type { Page } from '@playwright/test'
import { type ClinicPoint, type ListedClinic, toColumns } from '../../../cms/contract/index.ts'
import { API, answer, callsOf, delayCalls } from '../../support/api-calls.ts'
import { search } from '../../support/directory.ts'
import {
  atRest,
  found,
  isPlotted,
  mapOf,
  markers,
  NEAR_LOS_ANGELES,
  nearTo,
  rows,
  selectedMarker,
  standFor,
  viewOf,
} from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const clusters = (page: Page) => page.locator('.map-cluster')

test('the map has every clinic in clusters, which fall apart with the keyboard too, but for a chosen one', async ({
  page,
}) => {
  const [all, vision] = await Promise.all([
    search({ limit: '1' }),
    search({ services: 'vision', limit: '1' }),
  ])
  await page.goto('/map')
  await expect(clusters(page).first()).toBeVisible()
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 4 })
  // Some are in the Pacific, and some are not plotted.
  expect(await standFor(page)).toBeGreaterThan(all.total * 0.8)
  await expect(
    mapOf(page)
      .getByRole('button', { name: /^[\d,]+ clinics near .+, [A-Z]{2}$/ })
      .first(),
  ).toBeAttached()
  // A service is picked from the points that are there.
  const calls = callsOf(page, '/api/clinics/points')
  const release = await delayCalls(page, API.search)
  await page.getByLabel('Filter by Service').selectOption('vision')
  await expect.poll(() => standFor(page)).toBeLessThanOrEqual(vision.total)
  expect(calls).toEqual([])
  await atRest(page)
  const before = (await viewOf(page))?.zoom ?? 4
  await clusters(page).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await viewOf(page))?.zoom).toBeGreaterThan(before)
  // The answer that comes later leaves the map there.
  const late = page.waitForResponse(API.search)
  release()
  await late
  await expect(page.getByText('Loading clinics')).toHaveCount(0)
  await atRest(page)
  expect((await viewOf(page))?.zoom).toBeGreaterThan(before)
  // The focus goes on to what was in it.
  await expect(page.locator('.leaflet-marker-icon:focus')).toHaveCount(1)
  // A chosen clinic has its pin, even among others in a cluster.
  const { clinics } = await search({ state: 'TX', limit: '100' })
  await page.goto(`/map?state=TX&clinic=${clinics.find(isPlotted)?.slug}&at=31_-99_5`)
  await expect(clusters(page).first()).toBeVisible()
  await expect(selectedMarker(page)).toHaveCount(1)
})

test('clinics at one place are listed, and can be chosen there', async ({ page }) => {
  const [one, two] = (await search({ state: 'GA', limit: '2' })).clinics
  if (!one || !two) throw new Error('Georgia has too few clinics')
  const clinics = [one, two].map((clinic) => ({ ...clinic, latitude: 33.7, longitude: -84.4 }))
  const [first = 0, second = 0] = [one.id, two.id].toSorted((a, b) => a - b)
  await page.goto('/search')
  await page.route(API.points, (route) =>
    route.fulfill({
      json: {
        ...{ categories: [], ids: [first, second - first], latitudes: [337_000, 0] },
        ...{ longitudes: [-844_000, 0], kinds: '11', bits: [0, 0] },
      },
    }),
  )
  await page.route(API.search, (route) =>
    route.fulfill({
      json: {
        ...{ clinics, total: 2, place: null, alternatives: [], distance: null },
        widened: false,
      },
    }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await clusters(page).first().focus()
  await page.keyboard.press('Enter')
  const choice = page.locator('.map-popup-place')
  await expect(choice).toContainText('2 clinics at this place')
  await expect(choice.locator(':focus')).toHaveCount(1)
  await choice.getByRole('button', { name: two.name, exact: true }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`clinic=${two.slug}`))
})

test('the list and the address follow the map, the history does not, and all of an area is one press away', async ({
  page,
}) => {
  await page.goto('/search')
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(markers(page).first()).toBeVisible()
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/at=[\d.]+_-[\d.]+_5$/)
  await page.goBack()
  await expect(page).toHaveURL('/search')
  await page.goto('/map?at=33.75_-84.39_9')
  await expect(page.getByText(/[\d,]+ clinics in this part of the map|in view\.$/)).toBeVisible()
  await expect(rows(page).first()).toContainText('GA')
  await page.goto('/map?at=30_-40_6')
  await expect(page.getByText('No clinics are in this part of the map.')).toBeVisible()

  await page.goto(NEAR_LOS_ANGELES)
  const link = page.getByRole('link', { name: 'Search this area' })
  const zoomOut = mapOf(page).getByRole('button', { name: 'Zoom out' })
  await expect(markers(page).first()).toBeVisible()
  await expect(link).toHaveCount(0)
  await zoomOut.click()
  await expect(link).toBeVisible()
  const before = await standFor(page)
  // A press counts, even if the map comes to rest after it.
  await link.evaluate((pressed: HTMLElement) => {
    pressed.click()
    document.querySelector<HTMLElement>('.leaflet-control-zoom-out')?.click()
  })
  await expect(page).toHaveURL(/\/map\?at=/)
  await expect(link).toHaveCount(0)
  await expect.poll(() => standFor(page)).toBeGreaterThan(before)
  // What is in view, and not the whole country.
  await expect(page.getByText(/^\d+ clinics in view$/)).toBeVisible()
})

const pointOf = (clinic: Partial<ListedClinic>): ClinicPoint | undefined => {
  const { id = 0, latitude, longitude, isFree = false, isLowCost = false } = clinic
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  const isApproximate = clinic.coordinatesApproximate ?? false
  return { id, latitude, longitude, isFree, isLowCost, isApproximate, categories: 0 }
}

test('every clinic with a point has a marker with its name, cost, street and town', async ({
  page,
}) => {
  const clinics = (await found()).filter(isPlotted)
  const labels = clinics.map(({ name, isFree, isLowCost, address, city, state }) =>
    [name, isFree ? 'Free' : isLowCost ? 'Low Cost' : 'Cost not known', address, city, state]
      .filter(Boolean)
      .join(', '),
  )
  const alone = page.locator('.map-marker')
  const named = () =>
    alone.evaluateAll((icons) => icons.map((icon) => icon.getAttribute('aria-label')))
  await page.goto(NEAR_LOS_ANGELES)
  await expect.poll(() => standFor(page)).toBe(clinics.length)
  await expect(page.locator('.map-marker[aria-label="Clinic"]')).toHaveCount(0)
  for (const label of await named()) expect(labels).toContain(label)
  const [first] = clinics
  if (!first) throw new Error('Los Angeles has no clinic with a pin')
  await page.goto(nearTo(first))
  await expect.poll(named).toContain(labels[0])
})

test('pins tell costs apart, and clinics without a valid own point have none', async ({ page }) => {
  const [one, two, three] = (await found()).filter(isPlotted)
  if (!one || !two || !three) throw new Error('Los Angeles has too few clinics with a pin')
  const known = { ...three, isFree: true }
  const { latitude, ...half } = known
  const clinics: object[] = [
    { ...one, latitude: 34, longitude: -112, isFree: true, isLowCost: false },
    { ...two, latitude: 40, longitude: -98, isFree: false, isLowCost: true },
    { ...three, latitude: 44, longitude: -84, isFree: false, isLowCost: false },
    { ...known, id: 900_001, latitude: null, longitude: null },
    { ...known, id: 900_002, coordinatesApproximate: true },
    { ...half, id: 900_003 },
    { ...known, id: 900_004, latitude: 'north' },
  ]
  await page.goto('/search')
  // A point that is no number is none to the server.
  const points = clinics.flatMap((clinic) => pointOf(clinic) ?? [])
  await answer(page, API.points, { categories: [], ...toColumns(points), area: null })
  await answer(page, API.search, {
    ...{ clinics, total: clinics.length, place: null, alternatives: [] },
    ...{ distance: null, widened: false },
  })
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(rows(page)).toHaveCount(clinics.length)
  await expect(markers(page)).toHaveCount(3)
  const shapes = await markers(page).evaluateAll((icons) =>
    icons.map((icon) => {
      const shape = icon.querySelector('svg > *')
      return shape ? `${shape.outerHTML} ${getComputedStyle(shape).fill}` : ''
    }),
  )
  expect(new Set(shapes).size).toBe(3)
  await expect(rows(page).filter({ hasText: 'Not on the map' })).toHaveCount(4)
  await expect(
    page.getByText('4 clinics are listed without a pin, since we don’t know their exact location.'),
  ).toBeVisible()
})
