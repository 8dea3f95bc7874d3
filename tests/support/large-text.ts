import type { Page } from '@playwright/test'
import { expectNoScrolling } from './expect-fits.ts'
import { expect, NOT_FOUND, test } from './page-fixtures.ts'
import type { SCREENS } from './screens.ts'
import { misfits, overlaps } from './text-fits.ts'

type Screens = typeof SCREENS

/** Opens a screen once it is sure that the browser's text has its size. */
const open = async (page: Page, address: string, pixels: number) => {
  await page.goto(address)
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size).toBe(`${pixels}px`)
}

/**
 * Tests that screens fit a phone when the browser's text is set to large, and that nothing scrolls
 * sideways on the smallest one. Call it once per file, since the size belongs to the browser.
 * @param pixels of the browser's text; the usual size is 16
 * @param texts screens whose long words may break, so that only the smallest phone matters
 */
export const fitAPhone = (pixels: number, screens: Screens, texts: Screens = []) => {
  test.use({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    expectedErrors: [NOT_FOUND],
    showsMap: true,
    launchOptions: async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${pixels}`]
      await use({ ...launchOptions, args })
    },
  })

  for (const [name, address] of screens) {
    test(`${name} fits a phone in text of ${pixels} pixels`, async ({ page }) => {
      await open(page, await address(), pixels)
      const skip = await page.locator('a[href="#main"]').first().boundingBox()
      expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0)
      expect.soft(await misfits(page)).toEqual([])
      expect.soft(await overlaps(page)).toEqual([])
      await expectNoScrolling(page)
    })
  }
  for (const [name, address] of texts) {
    test(`${name} fits 320 pixels in text of ${pixels} pixels`, async ({ page }) => {
      await open(page, await address(), pixels)
      await expectNoScrolling(page)
    })
  }
}
