import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { SCREENS } from '../support/screens.ts'

test.use({ expectedErrors: [NOT_FOUND], reducedMotion: 'reduce' })

const violations = async (page: Page, rules?: string[]) => {
  // Frames are of others, and no violation needs a list of what is well: both would take time.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const found = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

for (const [name, address] of SCREENS) {
  for (const width of [360, 1280]) {
    test(`${name} at ${width} pixels breaks no rule, light or dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(await address())
      expect(await violations(page)).toEqual([])
      // The colours are all that the dark scheme changes.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, ['color-contrast'])).toEqual([])
      if (width > 360) return
      await page.setViewportSize({ width: 320, height: 568 })
      expect(await pageWidth(page), 'scrolls sideways at 320 pixels').toBeLessThanOrEqual(320)
    })
  }
}

test('the open menu of a phone breaks no rule', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const [name, path] of [
  ['the contact page', '/contact'],
  ['the page that adds a clinic', '/add-clinic'],
] as const) {
  test(`${name} breaks no rule where answers need another look`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(path)
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await pageWidth(page)).toBeLessThanOrEqual(320)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, ['color-contrast'])).toEqual([])
  })
}
