import { SPACING } from '../../support/expect-fits.ts'
import { expect, NOT_FOUND, test } from '../../support/page-fixtures.ts'
import { inEachLanguage, SCREENS } from '../../support/screens.ts'
import { misfits, overlaps } from '../../support/text-fits.ts'

test.use({
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
  expectedErrors: [NOT_FOUND],
  showsMap: true,
})

for (const [name, address] of inEachLanguage(SCREENS)) {
  test(`${name} fits a phone with more room between letters, words and lines`, async ({ page }) => {
    await page.goto(await address())
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, SPACING)
    expect.soft(await misfits(page)).toEqual([])
    expect.soft(await overlaps(page)).toEqual([])
  })
}
