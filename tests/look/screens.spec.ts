import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { inEachLanguage, SCREENS } from '../support/screens.ts'

test.use({ showsMap: true, expectedErrors: [NOT_FOUND], reducedMotion: 'reduce' })

/** In each language. The others show by their English how they are laid out. */
const IN_EACH = ['home', 'results', 'a clinic', 'the map', 'a guide', 'what would I pay']

const isInEach = ([name]: (typeof SCREENS)[number]) => IN_EACH.includes(name)
const SHOWN = [
  ...SCREENS.filter((screen) => !isInEach(screen)),
  ...inEachLanguage(SCREENS.filter(isInEach)),
]

for (const [name, address] of SHOWN) {
  for (const width of [360, 1280]) {
    test(`${name} at ${width} pixels looks the same as before`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-18T15:00:00Z')
      await page.setViewportSize({ width, height: 800 })
      await page.goto(await address())
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const picture = `${name} ${width} ${colorScheme}.png`.replaceAll(/[ ,]+/g, '-')
        await expect(page).toHaveScreenshot(picture)
      }
    })
  }
}
