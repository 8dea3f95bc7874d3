import type { Page } from '@playwright/test'
import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** Emulates printing by somebody who uses the dark scheme. */
const print = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' })

/** The lightness of a color, from 0 to 255. */
const lightnessOf = (page: Page, property: 'color' | 'background-color') =>
  page.locator('body').evaluate((body, name) => {
    const parts = getComputedStyle(body).getPropertyValue(name).match(/\d+/g) ?? []
    return Math.max(...parts.slice(0, 3).map(Number))
  }, property)

const expectPaper = async (page: Page) => {
  expect(await lightnessOf(page, 'background-color')).toBeGreaterThan(245)
  expect(await lightnessOf(page, 'color')).toBeLessThan(60)
  for (const part of ['banner', 'contentinfo', 'navigation', 'search', 'button'] as const) {
    await expect(page.getByRole(part)).toHaveCount(0)
  }
}

test('a clinic prints with what people need to get there, dark on light', async ({ page }) => {
  const { slug, name, phone, address } = await clinicLike((clinic) =>
    Boolean(clinic.phone && clinic.address && !clinic.coordinatesApproximate),
  )
  await page.goto(`/services/${slug}`)
  await print(page)
  await expectPaper(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText(address).first()).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
})

test('a guide prints with its tables and its address, dark on light', async ({ page }) => {
  await page.goto('/resources/qualify')
  await print(page)
  await expectPaper(page)
  await expect(page.getByRole('cell', { name: '$15,060' })).toBeVisible()
  await expect(page.getByText(/^https?:.*\/resources\/qualify$/)).toBeVisible()
})
