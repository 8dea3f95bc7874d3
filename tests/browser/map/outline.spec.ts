import type { Page } from '@playwright/test'
import { mapOf, markers } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

/** Opens the map of a product whose settings name no images. No request may leave. */
const openWithoutImages = async (page: Page) => {
  await page.route(/\/map$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const edited = html.replace(/"mapTiles":\{.*?"creditUrl":"[^"]*"\}/, '"mapTiles":null')
    expect(edited).not.toBe(html)
    await route.fulfill({ response, body: edited })
  })
  await page.goto('/map')
}

test('without images the map shows the outlines of states, and from near of counties', async ({
  page,
}) => {
  await openWithoutImages(page)
  await expect(page.locator('path.map-land')).toBeVisible()
  await expect(page.locator('path.map-border')).toHaveCount(1)
  await expect(markers(page).first()).toBeVisible()
  await expect(mapOf(page)).toContainText('U.S. Census Bureau')
  for (let zoom = 4; zoom < 7; zoom++) {
    await mapOf(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect(page).toHaveURL(new RegExp(`_${zoom + 1}$`))
  }
  await expect(page.locator('path.map-border-county')).toBeAttached()
})
