import type { Page } from '@playwright/test'
import {
  atRest,
  mapOf,
  markers,
  NEAR_LOS_ANGELES,
  nearTo,
  plotted,
  popup,
  rows,
  selectedMarker,
} from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const markerOf = (page: Page, name: string) => mapOf(page).getByRole('button', { name }).first()

test('a marker selects its clinic in the list, with the keyboard too', async ({ page }) => {
  const clinic = await plotted()
  const { name } = clinic
  await page.goto(nearTo(clinic))
  await markerOf(page, name).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-current=true]', { hasText: name })).toBeVisible()
  await expect(popup(page)).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
})

test('Space presses a marker, and does not scroll the page', async ({ page }) => {
  const clinic = await plotted()
  const { name } = clinic
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto(nearTo(clinic))
  await markerOf(page, name).focus()
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Space')
  await expect(popup(page)).toContainText(name)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(selectedMarker(page)).toBeFocused()
})

test('the popup’s links come right after its marker, and Escape goes back', async ({ page }) => {
  const clinic = await plotted()
  const { name, phone } = clinic
  await page.goto(nearTo(clinic))
  await markerOf(page, name).focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toContainText(name)
  await page.keyboard.press('Tab')
  await expect(popup(page).getByRole('link', { name: phone ?? '' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(selectedMarker(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(popup(page).getByRole('link', { name: 'Details' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(selectedMarker(page)).toBeFocused()
})

test('Tab goes from the popup to the next marker', async ({ page }) => {
  const clinic = await plotted()
  const { name } = clinic
  await page.goto(nearTo(clinic))
  await markerOf(page, name).focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toContainText(name)
  await atRest(page)
  // The markers of the new view may still be on their way.
  await expect(async () => {
    await page.getByRole('button', { name: 'Close popup' }).focus()
    await page.keyboard.press('Tab')
    const next = await page.evaluate(() => {
      const icons = [...document.querySelectorAll('.leaflet-marker-icon')]
      const selected = icons.findIndex((icon) => icon.classList.contains('map-marker-selected'))
      return icons.indexOf(document.activeElement ?? document.body) - selected
    })
    expect(next).toBe(1)
  }).toPass()
})

test('the close button of a popup moves the focus back to its marker', async ({ page }) => {
  const clinic = await plotted()
  const { name } = clinic
  await page.goto(nearTo(clinic))
  await markerOf(page, name).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close popup' }).focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(0)
  await expect(selectedMarker(page)).toBeFocused()
})

test('the popup stays with its marker while the map moves', async ({ page }) => {
  const clinic = await plotted()
  const { name } = clinic
  await page.goto(nearTo(clinic))
  await markerOf(page, name).press('Enter')
  await expect(popup(page)).toContainText(name)
  /** Where the marker is, and the offset of the popup's tip, both at the same moment. */
  const places = () =>
    page.evaluate(() => {
      const boxes = ['.map-marker-selected', '.leaflet-popup'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      )
      const [pin, bubble] = boxes
      if (!pin || !bubble) return undefined
      const [left, top] = [pin.x + pin.width / 2, pin.y]
      return {
        pin: [left, top],
        x: Math.round(bubble.x + bubble.width / 2 - left),
        y: Math.round(bubble.bottom - top),
      }
    })
  /** The places once nothing moves any more: two looks in a row find the same. */
  const apartAtRest = async () => {
    let last = await places()
    const isAtRest = async () => {
      const before = JSON.stringify(last)
      last = await places()
      return last !== undefined && JSON.stringify(last) === before
    }
    await expect.poll(isAtRest, { intervals: [600] }).toBe(true)
    if (!last) throw new Error('Nothing is selected')
    return last
  }
  const before = await apartAtRest()
  expect(Math.abs(before.x)).toBeLessThanOrEqual(1)
  await mapOf(page).getByRole('button', { name: 'Zoom out' }).click()
  const after = await apartAtRest()
  expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(1)
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1)
})

test('a region that was there before announces what opened on the map', async ({ page }) => {
  const clinic = await plotted()
  const { name, address } = clinic
  await page.goto(nearTo(clinic))
  const announcement = page.locator('[data-map-announcement]')
  await expect(announcement).toHaveAttribute('role', 'status')
  await expect(announcement).toHaveText('')
  await announcement.evaluate((region) => region.setAttribute('data-same', ''))
  await markerOf(page, name).press('Enter')
  await expect(announcement).toContainText(name)
  await expect(announcement).toContainText(address)
  await expect(announcement).toHaveAttribute('data-same', '')
})

for (const width of [360, 1280]) {
  test(`the focus order follows the screen, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(NEAR_LOS_ANGELES)
    await expect(markers(page).first()).toBeAttached()
    const order = await page.evaluate(() => {
      const parts: [string, string][] = [
        ['view', 'main nav a'],
        ['search', 'search input[name=location]'],
        ['state', 'select[name=state]'],
        ['skip link', 'a[href="#clinic-list"]'],
        ['marker', '.leaflet-marker-icon'],
        ['zoom', '.leaflet-control-zoom-in'],
        ['list', '#clinic-list a'],
      ]
      const elements = parts.map(([name, selector]) => ({
        name,
        element: document.querySelector(selector),
      }))
      const inDocument = elements.toSorted((one, other) =>
        one.element && other.element
          ? one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING
            ? -1
            : 1
          : 0,
      )
      return inDocument.map(({ name, element }) => ({
        name,
        found: element !== null,
        top: element?.getBoundingClientRect().top ?? 0,
        left: element?.getBoundingClientRect().left ?? 0,
      }))
    })
    expect(order.map(({ name }) => name)).toEqual([
      'view',
      'search',
      'state',
      'skip link',
      'marker',
      'zoom',
      'list',
    ])
    const [list, zoom] = [order.at(-1), order.at(-2)]
    // The list is to the right of the map on a wide screen; on a phone it is a view of its own.
    if (width >= 1024) expect(list?.left).toBeGreaterThan((zoom?.left ?? 0) + 400)
  })
}

test('Tab goes through the markers from north to south', async ({ page }) => {
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeAttached()
  await page.waitForTimeout(500)
  const tops = await markers(page).evaluateAll((icons) =>
    icons.map((icon) => {
      const box = icon.getBoundingClientRect()
      return Math.round(box.top + box.height / 2)
    }),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('one key skips the markers of the map', async ({ page }) => {
  await page.goto(NEAR_LOS_ANGELES)
  const skip = page.getByRole('link', { name: 'Go to the list' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(rows(page).first().getByRole('link').first()).toBeFocused()
})
