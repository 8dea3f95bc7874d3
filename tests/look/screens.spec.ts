import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { SCREENS } from '../support/screens.ts'

test.use({ showsMap: true, expectedErrors: [NOT_FOUND], reducedMotion: 'reduce' })

for (const [name, address] of SCREENS) {
  for (const width of [360, 1280]) {
    test(`${name} at ${width} pixels looks the same as before`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-18T15:00:00Z')
      await page.setViewportSize({ width, height: 800 })
      await page.goto(await address())
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const picture = `${name} ${width} ${colorScheme}.png`.replaceAll(' ', '-')
        await expect(page).toHaveScreenshot(picture)
      }
    })
  }
}
