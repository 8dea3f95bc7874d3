import { expect, NOT_FOUND, test } from './page-fixtures.ts'
import type { SCREENS } from './screens.ts'
import { misfits, overlaps } from './text-fits.ts'

/**
 * Holds that screens fit a phone in a browser whose text somebody has made large. To be called
 * once a file: the size is the browser's own.
 * @param pixels of the browser's text; usual are 16
 */
export const fitAPhone = (pixels: number, screens: typeof SCREENS) => {
  test.use({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    expectedErrors: [NOT_FOUND],
    launchOptions: async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [`--blink-settings=defaultFontSize=${pixels}`] }),
  })

  for (const [name, address] of screens) {
    test(`${name} fits a phone in text of ${pixels} pixels`, async ({ page }) => {
      await page.goto(await address())
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(size).toBe(`${pixels}px`)
      const skip = await page.getByText('Skip to main content').boundingBox()
      expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0)
      expect.soft(await misfits(page)).toEqual([])
      expect.soft(await overlaps(page)).toEqual([])
    })
  }
}
