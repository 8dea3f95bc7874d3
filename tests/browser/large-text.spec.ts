import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { SCREENS } from '../support/screens.ts'
import { misfits, overlaps } from '../support/text-fits.ts'

/** The size that somebody has set for all text in the browser, in pixels; usual are 16. */
const LARGE = 32

// The map has tests of its own.
const screens = SCREENS.filter(([name]) => !name.startsWith('the map'))

test.use({
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
  expectedErrors: [NOT_FOUND],
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [`--blink-settings=defaultFontSize=${LARGE}`] }),
})

for (const [name, address] of screens) {
  test(`${name} fits a phone in the browser’s largest text`, async ({ page }) => {
    await page.goto(await address())
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(size).toBe(`${LARGE}px`)
    const skip = await page.getByText('Skip to main content').boundingBox()
    expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0)
    expect.soft(await misfits(page)).toEqual([])
    expect.soft(await overlaps(page)).toEqual([])
  })
}
