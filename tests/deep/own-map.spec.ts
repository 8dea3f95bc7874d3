import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { clinicLike } from '../support/directory.ts'
import { madeMap } from '../support/made-map.ts'
import { mapOf, markers } from '../support/map-parts.ts'
import { expect, test } from '../support/page-fixtures.ts'
import { section } from '../support/page-parts.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { product } from '../support/products.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import { violations } from '../support/violations.ts'

test.describe.configure({ mode: 'serial' })
test.skip(!product().databaseUrl, 'needs the database of the product')

let scratch: Awaited<ReturnType<typeof scratchFolder>>
let own: ProductProcess
test.beforeAll(async () => {
  test.setTimeout(300_000)
  scratch = await scratchFolder('own-map')
  await writeFile(path.join(scratch.folder, 'map.pmtiles'), madeMap())
  own = await startProductProcess(product().databaseUrl ?? '', { DATA_DIR: scratch.folder })
})
test.afterAll(async () => {
  await own?.stop()
  await scratch?.remove()
})

/** The share of the map that has each color, as '#rrggbb'. */
const colorsOf = (map: Locator): Promise<Record<string, number>> =>
  map.evaluate((map) => {
    const counts: Record<string, number> = {}
    let all = 0
    for (const canvas of map.querySelectorAll('canvas')) {
      if (canvas.width === 0) continue
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      for (let at = 0; at < (data?.length ?? 0); at += 4 * 7) {
        const parts = [...(data?.subarray(at, at + 3) ?? [])]
        const color = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
        counts[color] = (counts[color] ?? 0) + 1
        all++
      }
    }
    return Object.fromEntries(Object.entries(counts).map(([color, count]) => [color, count / all]))
  })

const shareOf = async (map: Locator, color: string) => (await colorsOf(map))[color] ?? 0

const LIGHT = { land: '#ffffff', water: '#cfdfe8' }
const DARK = { land: '#1a2129', water: '#0a0e12' }

const isPainted = async (page: Page, { land, water }: typeof LIGHT) => {
  await expect.poll(() => shareOf(mapOf(page), land)).toBeGreaterThan(0.2)
  await expect.poll(() => shareOf(mapOf(page), water)).toBeGreaterThan(0.1)
}

test('the product draws its own map, says who made it, and asks nobody else', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const response = await page.goto(`${own.url}/map`)
  await isPainted(page, LIGHT)
  await expect(markers(page).first()).toBeVisible()
  const policy = response?.headers()['content-security-policy'] ?? ''
  for (const part of ["default-src 'self'", "img-src 'self' data:;", "connect-src 'self';"])
    expect(policy).toContain(part)
  expect(policy).not.toMatch(/https?:/)
  // Borders and names are drawn over land and water.
  expect(Object.keys(await colorsOf(mapOf(page))).length).toBeGreaterThan(10)
  const makers = mapOf(page).locator('.leaflet-control-attribution')
  await expect(makers).toHaveText('© OpenStreetMap, Protomaps')
  await expect(makers.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  )
  // It leaves the buttons that zoom free.
  const buttons = await mapOf(page).locator('.leaflet-control-zoom').boundingBox()
  expect((await makers.boundingBox())?.x).toBeGreaterThan((buttons?.x ?? 0) + (buttons?.width ?? 0))
})

test('it is dark where the page is, and drawn from what there is closer than its file goes', async ({
  page,
}) => {
  await page.goto(`${own.url}/map?at=34.05_-118.24_11`)
  await expect.poll(() => shareOf(mapOf(page), LIGHT.land)).toBeGreaterThan(0.5)
  await page.goto(`${own.url}/map`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await isPainted(page, DARK)
})

/** Opens the page of a clinic with a pin of its own, and scrolls to its map. */
const openClinic = async (page: Page): Promise<Locator> => {
  const { slug } = await clinicLike(({ coordinatesApproximate }) => !coordinatesApproximate)
  await page.goto(`${own.url}/services/${slug}`)
  const map = section(page, 'Location Map')
  await map.scrollIntoViewIfNeeded()
  return map
}

test('a clinic’s page shows it unasked, whatever the setting, and the policy says that it is our own', async ({
  page,
}) => {
  const asks = (text: string) => text.replaceAll('"clinicMap":"shown"', '"clinicMap":"asked"')
  let html = ''
  await page.route('**/services/**', async (route) => {
    const response = await route.fetch()
    html = await response.text()
    expect(asks(html)).not.toBe(html)
    await route.fulfill({ response, body: asks(html) })
  })
  const map = await openClinic(page)
  expect(html).toContain('The map needs JavaScript.')
  await expect(map.getByRole('group', { name: /^Map around / })).toBeVisible()
  await expect(map.locator('path.place-map-pin')).toBeVisible()
  await expect.poll(() => shareOf(map, LIGHT.land)).toBeGreaterThan(0.5)
  await expect(map.locator('iframe')).toHaveCount(0)
  await expect(map.getByRole('button', { name: 'Show a map with streets' })).toHaveCount(0)
  expect(await violations(page, { within: 'main' })).toEqual([])
  await page.goto(`${own.url}/privacy`)
  const maps = page.getByRole('region', { name: 'Where our maps come from' })
  await expect(maps.getByRole('listitem')).toHaveText([
    'On the map page: this site itself',
    'On the page of a clinic: this site itself',
  ])
})

/** The left edge of a map, in the middle, where nothing lies over it. */
const edgeOf = async (page: Page, map: Locator): Promise<Buffer> => {
  await map.scrollIntoViewIfNeeded()
  const { x, y, height } = (await map.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  return page.screenshot({ clip: { x, y: y + height / 2, width: 8, height: 20 } })
}

test('focus on a map is visible', async ({ page }) => {
  await openClinic(page)
  const small = page.getByRole('group', { name: /^Map around / })
  await expect.poll(() => shareOf(small, LIGHT.land)).toBeGreaterThan(0.5)
  const before = await edgeOf(page, small)
  await page.getByRole('link', { name: 'Apple Maps' }).focus()
  await page.keyboard.press('Tab')
  await expect(small).toBeFocused()
  expect((await edgeOf(page, small)).equals(before)).toBe(false)
})

test.describe('without its tiles', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('it shows outlines, and one line says so, until they are back', async ({ page }) => {
    let isAway = true
    await page.route('**/api/map/tiles/**', (route) =>
      isAway ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.goto(`${own.url}/map`)
    const said = page.getByText('The map image could not be loaded.')
    await expect(said).toBeVisible()
    await expect(page.locator('path.map-land')).toBeVisible()
    await expect(markers(page).first()).toBeVisible()
    isAway = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await isPainted(page, LIGHT)
    await expect(page.locator('path.map-land')).toHaveCount(0)
    await expect(said).toHaveCount(0)
  })

  test('a clinic’s page says so, and keeps its links', async ({ page }) => {
    await page.route('**/api/map/tiles/**', (route) => route.fulfill({ status: 503 }))
    const map = await openClinic(page)
    await expect(map.getByText('The map could not be loaded.')).toBeVisible()
    await expect(map.getByRole('img', { name: /^Map of the clinic/ })).toBeVisible()
    await expect(map.getByRole('link', { name: 'Open in maps' })).toBeVisible()
  })
})

test.describe('with the connection lost', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|imported module|preload CSS/] })

  test('a clinic’s page says that its map could not be loaded, and keeps its links', async ({
    page,
    context,
  }) => {
    const { slug } = await clinicLike(({ coordinatesApproximate }) => !coordinatesApproximate)
    await page.setViewportSize({ width: 360, height: 400 })
    await page.goto(`${own.url}/services/${slug}`, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    const map = section(page, 'Location Map')
    await map.scrollIntoViewIfNeeded()
    await expect(map.getByText('The map could not be loaded.')).toBeVisible()
    await expect(map.getByRole('link', { name: 'Open in maps' })).toBeVisible()
  })
})
