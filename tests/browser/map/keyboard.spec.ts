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

test('a marker is selected, announced, read and left with the keyboard alone', async ({ page }) => {
  const clinic = await plotted()
  const { name, address, phone } = clinic
  const marker = mapOf(page).getByRole('button', { name }).first()
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto(nearTo(clinic))
  const announcement = page.locator('[data-map-announcement]')
  await expect(announcement).toHaveAttribute('role', 'status')
  await expect(announcement).toHaveText('')
  await announcement.evaluate((region) => region.setAttribute('data-same', ''))
  await marker.focus()
  // Space presses it, and does not scroll the page.
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Space')
  await expect(popup(page)).toContainText(name)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page.locator('[aria-current=true]', { hasText: name })).toBeVisible()
  await expect(announcement).toContainText(name)
  await expect(announcement).toContainText(address)
  await expect(announcement).toHaveAttribute('data-same', '')
  await expect(selectedMarker(page)).toBeFocused()
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
  await page.getByRole('button', { name: 'Close popup' }).focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(0)
  await expect(selectedMarker(page)).toBeFocused()
})

test('the focus goes through the markers from north to south, and one key skips them', async ({
  page,
}) => {
  await page.goto(NEAR_LOS_ANGELES)
  await expect(markers(page).first()).toBeAttached()
  await atRest(page)
  await expect
    .poll(() =>
      markers(page).evaluateAll((icons) => {
        const tops = icons.map((icon) => {
          const { top, height } = icon.getBoundingClientRect()
          return Math.round(top + height / 2)
        })
        return tops.every((top, index) => index === 0 || top >= (tops[index - 1] ?? 0))
      }),
    )
    .toBe(true)
  await page.getByRole('link', { name: 'Go to the list' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(rows(page).first().getByRole('link').first()).toBeFocused()
})
