import type { Page } from '@playwright/test'
import { API, callsOf, delayCalls } from '../../support/api-calls.ts'
import { ask } from '../../support/directory.ts'
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

test('the page has its title, and counts its clinics', async ({ page }) => {
  const states = await ask<'states'>('/api/states')
  const total = states.reduce((sum, { clinicCount }) => sum + clinicCount, 0)
  await page.goto('/map')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive Clinic Map')
  // Above the map or below it, by the width of the screen.
  const lead = page.getByText(
    `Find healthcare providers near you with our interactive map featuring ${total.toLocaleString('en-US')}+ verified clinics`,
  )
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(lead.locator('visible=true')).toHaveCount(1)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText(`${total.toLocaleString('en-US')} clinics found`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Search & Filter' })).toBeVisible()
  await expect(rows(page)).toHaveCount(100)
})

test('on load it requests a hundred clinics, and the states', async ({ page }) => {
  await page.goto('/')
  const calls = callsOf(page, '/api/clinics/search')
  const [states] = await Promise.all([
    page.waitForRequest(API.states),
    page.getByRole('banner').getByRole('link', { name: 'Map View' }).click(),
  ])
  expect(states.method()).toBe('GET')
  await expect(rows(page).first()).toBeVisible()
  const asked = [...(calls[0]?.searchParams ?? [])].filter(([name]) => name !== 'locale')
  expect(asked).toEqual([
    ['limit', '100'],
    ['offset', '0'],
  ])
})

test('without a location the map starts with the whole country', async ({ page }) => {
  await page.goto('/map')
  await expect(markers(page).first()).toBeAttached()
  await expect.poll(() => viewOf(page)).toMatchObject({ zoom: 4 })
  const view = await viewOf(page)
  expect(view?.latitude).toBeCloseTo(39.83, 0)
  expect(view?.longitude).toBeCloseTo(-98.58, 0)
})

test('the map fits the results of a search, with room around them', async ({ page }) => {
  await page.goto(NEAR_LOS_ANGELES)
  const count = (await found()).filter(isPlotted).length
  await expect.poll(() => standFor(page)).toBe(count)
  await expect.poll(async () => (await viewOf(page))?.zoom).toBeGreaterThan(7)
  await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
  for (const marker of await markers(page).all()) await expect(marker).toBeInViewport()
})

/** The map is covered with tiles, has buttons as large as a finger, and can be dragged. */
const expectAlive = async (page: Page) => {
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
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect
    .poll(async () => (await viewOf(page))?.longitude ?? Number.POSITIVE_INFINITY)
    .toBeLessThan(before.longitude)
}

for (const [width, height, views] of [
  [1280, 1000, ['Map Only', 'Map + List', 'Map Only', 'Map + List']],
  [360, 740, ['List', 'Map', 'List', 'Map']],
] as const) {
  test(`the map works through every change of view, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(NEAR_LOS_ANGELES)
    await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
    await expectAlive(page)
    for (const name of views) {
      const view = page.getByRole('link', { name, exact: true })
      await view.click()
      await expect(view).toHaveAttribute('aria-current', 'true')
      if (name === 'List') continue
      await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
      await expectAlive(page)
    }
  })
}

for (const [width, height, most] of [
  [1280, 900, 450],
  [1024, 768, 450],
  [768, 1024, 480],
  [360, 740, 470],
  [320, 640, 530],
] as const) {
  test(`the map starts on the first screen at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const address of ['/map', NEAR_LOS_ANGELES]) {
      await page.goto(address)
      const box = await mapOf(page).boundingBox()
      expect(box?.y).toBeLessThan(most)
    }
  })
}

/** With a service, a distance and 'Clear Filters' on the page. */
const NEED = '/map?location=toothache+chicago&noIdNeeded=true'

for (const width of [1024, 1280, 1440]) {
  test(`place and filters are one line above the map at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const language of ['', '/es']) {
      await page.goto(`${language}${NEED}`)
      const form = page.locator('section', { has: page.getByRole('search') })
      const fields = form.locator(':is(input[name=location], select, summary):visible')
      await expect(fields).toHaveCount(5)
      const boxes = await Promise.all((await fields.all()).map((field) => field.boundingBox()))
      for (const box of boxes) {
        expect(box?.y).toBeCloseTo(boxes[0]?.y ?? 0, 0)
        expect(box?.height).toBeCloseTo(boxes[0]?.height ?? 0, 0)
      }
      const map = await page.locator('#clinic-map').boundingBox()
      expect(map?.y).toBeLessThan(490)
    }
  })
}

test('Tab follows the filters as they stand on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(NEED)
  await page.getByRole('link', { name: 'Map Only' }).focus()
  const stops: { x: number; y: number }[] = []
  for (let stop = 0; stop < 7; stop++) {
    await page.keyboard.press('Tab')
    const box = await page.locator(':focus').boundingBox()
    if (!box) throw new Error('The focus is nowhere')
    stops.push({ x: box.x, y: Math.round(box.y / 20) })
  }
  // Location, search, state, service, distance, more filters, and the line below them.
  expect(stops.slice(0, 6)).toEqual(
    stops.slice(0, 6).toSorted((one, other) => one.y - other.y || one.x - other.x),
  )
  expect(stops[6]?.y).toBeGreaterThan(stops[5]?.y ?? 0)
})

test('from 64rem on, the list is beside the map', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(NEAR_LOS_ANGELES)
  const [map, row] = await Promise.all([
    mapOf(page).boundingBox(),
    rows(page).first().boundingBox(),
  ])
  expect(row?.x).toBeGreaterThan((map?.x ?? 0) + (map?.width ?? 0))
  expect(row?.y).toBeLessThan((map?.y ?? 0) + 150)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('map and list are one tap apart, the map first', async ({ page }) => {
    await page.goto(NEAR_LOS_ANGELES)
    await expect(mapOf(page)).toBeVisible()
    await expect(rows(page).first()).toBeHidden()
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(rows(page).first()).toBeInViewport()
    await expect(mapOf(page)).toBeHidden()
    await expect(page).toHaveURL(/view=list/)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(mapOf(page)).toBeVisible()
    await expect(rows(page).first()).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the list is there in the first screen, since the map is not', async ({ page }) => {
      await page.goto(NEAR_LOS_ANGELES)
      await expect(rows(page).first()).toBeInViewport()
      await expect(page.getByRole('button', { name: 'My Location' })).toHaveCount(0)
    })
  })
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

test('a legend explains shapes and colors', async ({ page }) => {
  await page.goto('/map')
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    'Free Clinics',
    'Low-Cost Clinics',
    'Cost Not Known',
    'Your Location',
  ])
})

test('six placeholders and a message show while clinics load', async ({ page }) => {
  await page.goto('/search')
  const release = await delayCalls(page, API.search)
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(placeholders(page)).toHaveCount(6)
  await expect(page.getByText('Loading clinics')).toBeVisible()
  release()
  await expect(rows(page)).toHaveCount(100)
})

test('leaving in the middle of a zoom breaks nothing', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(markers(page).first()).toBeVisible()
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0)
  const zoomed = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click()
    await new Promise(requestAnimationFrame)
    const animations = document.querySelectorAll('.leaflet-zoom-anim').length
    history.back()
    return animations
  })
  expect(zoomed).toBe(1)
  await expect(page).toHaveURL('/search')
  await expect(page.locator('.leaflet-container')).toHaveCount(0)
  // Leaflet ends an animation after 250 ms.
  await page.waitForTimeout(400)
})

test('its code loads only with the map', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is there, and says that the map is not', async ({ page }) => {
    await page.goto(NEAR_LOS_ANGELES)
    await expect(rows(page)).toHaveCount((await found()).length)
    await expect(page.getByText('The map needs JavaScript.')).toBeVisible()
    await page.goto('/map')
    await expect(page.getByText('The first 100 are listed. Search for a place')).toBeVisible()
    await expect(page.getByText('Move the map')).toBeHidden()
    await expect(page.getByText('The list has the same clinics')).toHaveCount(0)
    await page.getByRole('link', { name: 'Clinics by state' }).click()
    await expect(page).toHaveURL('/browse/states')
    await page.goto(NEAR_LOS_ANGELES)
    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
  })
})
