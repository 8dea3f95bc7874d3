import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from './page-fixtures.ts'
import type { SCREENS } from './screens.ts'
import { misfits, overlaps } from './text-fits.ts'

/** A browser whose text has a size in pixels. */
const useText = (pixels: number, width: number) =>
  test.use({
    viewport: { width, height: 740 },
    reducedMotion: 'reduce',
    expectedErrors: [NOT_FOUND],
    showsMap: true,
    launchOptions: async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${pixels}`]
      await use({ ...launchOptions, args })
    },
  })

/** Opens a screen once it is sure that the browser's text has its size. */
const open = async (page: Page, address: string, pixels: number) => {
  await page.goto(address)
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size).toBe(`${pixels}px`)
}

/**
 * Tests that screens don't scroll sideways on the smallest phone in large text, where long words may
 * break. Call it once per file.
 * @param pixels of the browser's text
 */
export const wrapOnTheSmallestPhone = (pixels: number, screens: typeof SCREENS) => {
  useText(pixels, 320)
  for (const [name, address] of screens) {
    test(`${name} fits 320 pixels in text of ${pixels}`, async ({ page }) => {
      await open(page, await address(), pixels)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
    })
  }
}

/**
 * Tests that screens fit a phone when the browser's text is set to large. Call it once per file,
 * since the size belongs to the browser.
 * @param pixels of the browser's text; the usual size is 16
 */
export const fitAPhone = (pixels: number, screens: typeof SCREENS) => {
  useText(pixels, 360)

  for (const [name, address] of screens) {
    test(`${name} fits a phone in text of ${pixels} pixels`, async ({ page }) => {
      await open(page, await address(), pixels)
      const skip = await page.locator('a[href="#main"]').first().boundingBox()
      expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0)
      expect.soft(await misfits(page)).toEqual([])
      expect.soft(await overlaps(page)).toEqual([])
    })
  }
}
