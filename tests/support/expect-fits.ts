import type { Page } from '@playwright/test'
import type { Locale } from '../../cms/contract/constants.ts'
import { expect } from './page-fixtures.ts'
import { misfits, outOfOrder, overlaps } from './text-fits.ts'
import { violations } from './violations.ts'

/** What people who read better with more room set for themselves (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const LARGE = ':root { font-size: 24px !important }'
/** Twice as large by a style, which media queries don't notice. */
const DOUBLE = ':root { font-size: 200% !important }'
const WIDTHS = [640, 1024, 1280, 1920]

/** A page hears of another width in the next frame, and closes a sheet then, for one. */
const resize = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

const expectFitting = async (page: Page) => {
  expect.soft(await misfits(page)).toEqual([])
  expect.soft(await overlaps(page)).toEqual([])
}

const withSheet = async (page: Page, css: string, check = expectFitting) => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  await check(page)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

const expectNoScrollingAt = async (page: Page, width: number) => {
  await resize(page, width, 568)
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  // What is only read aloud is a pixel wide, and can stand on the edge.
  const most = width === 320 ? width : width + 1
  expect.soft(needed, `scrolls sideways at ${width} pixels`).toBeLessThanOrEqual(most)
}

/** The smallest phone doesn't scroll sideways. */
export const expectNoScrolling = (page: Page): Promise<void> => expectNoScrollingAt(page, 320)

const expectNoScrollingAnywhere = async (page: Page) => {
  for (const width of WIDTHS) await expectNoScrollingAt(page, width)
}

type Scheme = 'light' | 'dark'

/**
 * The schemes that a page is checked in. Colors don't depend on the language, and axe reads them for
 * seconds: what both languages have is checked in one scheme at each width, the other language's in
 * the other.
 */
const schemesAt = (width: number, locale?: Locale): Scheme[] =>
  locale ? [(locale === 'en') === width > 360 ? 'light' : 'dark'] : ['light', 'dark']

/**
 * Holds a page to the rules of axe at two widths and in both schemes, and to 320 pixels.
 * @param locale of a page that is checked in each language
 */
export const expectAccessible = async (page: Page, locale?: Locale): Promise<void> => {
  for (const width of [1280, 360]) {
    await resize(page, width, 740)
    // On a phone the language is at the end of the strip's first line, where there is room.
    expect.soft(await outOfOrder(page, width > 360 ? 'body' : 'main')).toEqual([])
    for (const [index, colorScheme] of schemesAt(width, locale).entries()) {
      await page.emulateMedia({ colorScheme })
      // The other scheme changes only the colors.
      const rules = index > 0 ? ['color-contrast'] : undefined
      expect(await violations(page, { rules }), `${colorScheme}, ${width} pixels`).toEqual([])
    }
  }
  await expectNoScrolling(page)
}

/** The same, in text of twice the size, and with more room between letters and lines on a phone. */
export const expectFits = async (page: Page, locale?: Locale): Promise<void> => {
  await expectAccessible(page, locale)
  await withSheet(page, DOUBLE, expectNoScrollingAnywhere)
  await resize(page, 360, 740)
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
