import { expect, NOT_FOUND, test } from './page-fixtures.ts'
import type { SCREENS } from './screens.ts'
import { misfits, overlaps } from './text-fits.ts'

/**
 * Tests that screens fit a phone when the browser's text is set to large, and that they don't scroll
 * sideways on the smallest one, where long words may break. Call it once per file, since the size
 * belongs to the browser.
 * @param pixels of the browser's text; the usual size is 16
 */
export const fitAPhone = (pixels: number, screens: typeof SCREENS) => {
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
      await page.goto(await address())
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(size).toBe(`${pixels}px`)
      const skip = await page.locator('a[href="#main"]').first().boundingBox()
      expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0)
      expect.soft(await misfits(page)).toEqual([])
      expect.soft(await overlaps(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 740 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, 'the smallest phone').toBeLessThanOrEqual(320)
    })
  }
}
