import type { Page } from '@playwright/test'
import { API, delayCalls } from '../../support/api-calls.ts'
import {
  covered,
  found,
  isPlotted,
  mapOf,
  markers,
  NEAR_LOS_ANGELES,
  rows,
  standFor,
  viewOf,
} from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { placeholders } from '../../support/page-parts.ts'

test.use({ showsMap: true })

test('its code, a hundred clinics and the states come with the map, which shows the country', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  const ofMap = () => scripts.filter((url) => /leaflet/.test(url))
  await page.goto('/search?location=Chicago')
  expect(ofMap()).toEqual([])
  const release = await delayCalls(page, API.search)
  const [states] = await Promise.all([
    page.waitForRequest(API.states),
    page.getByRole('banner').getByRole('link', { name: 'Map View' }).click(),
  ])
  expect(states.method()).toBe('GET')
  await expect(placeholders(page)).toHaveCount(6)
  await expect(page.getByText('Loading clinics')).toBeVisible()
  release()
  await expect(rows(page)).toHaveCount(100)
  await expect(markers(page).first()).toBeVisible()
  expect(ofMap().length).toBeGreaterThan(0)
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 4 })
  expect((await viewOf(page))?.longitude).toBeCloseTo(-98.58, 0)
  // Above the map or below it, by the width of the screen.
  const lead = page.getByText(/^Find healthcare providers near you .* verified clinics$/)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(lead.locator('visible=true')).toHaveCount(1)
  }
})

/** The map is covered with tiles, has buttons as large as a finger, and can be dragged. */
const expectAlive = async (page: Page) => {
  await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
  await expect.poll(() => covered(page)).toBe(1)
  for (const name of ['Zoom in', 'Zoom out']) {
    const box = await mapOf(page).getByRole('button', { name }).boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
  }
  const before = await viewOf(page)
  const box = await mapOf(page).boundingBox()
  if (!box || !before) throw new Error('The map shows nothing')
  const [x, y] = [box.x + box.width * 0.35, box.y + box.height * 0.75]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 90, y - 10, { steps: 8 })
  // Whoever lets go without a rest throws the map.
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect
    .poll(async () => (await viewOf(page))?.longitude ?? Number.POSITIVE_INFINITY)
    .toBeLessThan(before.longitude)
}

test('the map fits what was found, and works through every change of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.goto(NEAR_LOS_ANGELES)
  await expect.poll(() => standFor(page)).toBe((await found()).filter(isPlotted).length)
  await expect.poll(async () => (await viewOf(page))?.zoom).toBeGreaterThan(7)
  await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
  for (const marker of await markers(page).all()) await expect(marker).toBeInViewport()
  const list = page.getByRole('heading', { name: 'Clinic Directory' })
  const heightOf = async () => (await mapOf(page).boundingBox())?.height
  for (const [name, height] of [
    ['Map Only', 700],
    ['Map + List', 500],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(list).toHaveCount(height === 500 ? 1 : 0)
    expect(await heightOf()).toBe(height)
    await expectAlive(page)
  }
  // From 64rem on, the list is beside the map.
  await page.setViewportSize({ width: 1024, height: 768 })
  const [map, row] = await Promise.all([
    mapOf(page).boundingBox(),
    rows(page).first().boundingBox(),
  ])
  expect(row?.x).toBeGreaterThan((map?.x ?? 0) + (map?.width ?? 0))
  expect(row?.y).toBeLessThan((map?.y ?? 0) + 150)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(NEAR_LOS_ANGELES)
  for (const name of ['List', 'Map']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(mapOf(page)).toBeVisible({ visible: name === 'Map' })
    await expect(rows(page).first()).toBeVisible({ visible: name === 'List' })
    if (name === 'List') await expect(rows(page).first()).toBeInViewport()
    else await expectAlive(page)
  }
})

/** With a service, a distance and 'Clear Filters' on the page. */
const NEED = '/map?location=toothache+chicago&noIdNeeded=true'

test('the map starts on the first screen, below one line of place and filters', async ({
  page,
}) => {
  for (const [address, width, height, most] of [
    ['/map', 1280, 900, 450],
    ['/map', 360, 740, 470],
    [NEAR_LOS_ANGELES, 1024, 768, 450],
    [NEAR_LOS_ANGELES, 768, 1024, 480],
    [NEAR_LOS_ANGELES, 360, 740, 470],
    [NEAR_LOS_ANGELES, 320, 640, 530],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(address)
    expect((await mapOf(page).boundingBox())?.y, `${address} at ${width}`).toBeLessThan(most)
    // What happens to a location is said with the button, and stands where it covers nothing.
    const explained = { name: 'My Location', description: /Rounded to about a mile/ }
    await expect(page.getByRole('button', explained)).toBeInViewport({ ratio: 1 })
    const [map, words] = await Promise.all(
      [mapOf(page), page.getByText('Rounded to about a mile')].map((part) => part.boundingBox()),
    )
    expect(words?.y).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0))
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const language of ['', '/es']) {
    await page.goto(`${language}${NEED}`)
    const form = page.locator('section', { has: page.getByRole('search') })
    const fields = form.locator(':is(input[name=location], select, summary):visible')
    for (const width of [1024, 1440, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(fields).toHaveCount(6)
      const boxes = await Promise.all((await fields.all()).map((field) => field.boundingBox()))
      for (const box of boxes) {
        expect(box?.y).toBeCloseTo(boxes[0]?.y ?? 0, 0)
        expect(box?.height).toBeCloseTo(boxes[0]?.height ?? 0, 0)
      }
      expect((await page.locator('#clinic-map').boundingBox())?.y).toBeLessThan(490)
    }
  }
})
