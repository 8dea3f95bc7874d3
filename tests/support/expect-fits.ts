import type { Page } from '@playwright/test'
import { expect } from './page-fixtures.ts'
import { misfits, overlaps } from './text-fits.ts'
import { violations } from './violations.ts'

/** What people who read better with more room set for themselves (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const LARGE = ':root { font-size: 24px !important }'

const withSheet = async (page: Page, css: string) => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  expect.soft(await misfits(page)).toEqual([])
  expect.soft(await overlaps(page)).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Holds a page to the rules of axe at two widths and in both schemes, and to 320 pixels. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violations(page), `at ${width} pixels`).toEqual([])
    // The dark scheme changes only the colors.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, { rules: ['color-contrast'] }), `dark, ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 568 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'scrolls sideways at 320 pixels').toBeLessThanOrEqual(320)
}

/** The same, and more room between letters and lines on a phone. */
export const expectFits = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await withSheet(page, SPACING)
}

/**
 * The same for a page that only a test can bring about, and large text: a browser whose own text is
 * large would be another browser (large-text.ts).
 */
export const expectFitsInAnyText = async (page: Page): Promise<void> => {
  await expectFits(page)
  await withSheet(page, LARGE)
}
