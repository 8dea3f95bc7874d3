import { asHtml } from '../../cms/mail/letter/as-html.ts'
import { LETTERS } from '../support/letters.ts'
import { expect, test } from '../support/page-fixtures.ts'
import { expectAsBefore } from './expect-as-before.ts'

for (const width of [390, 1280])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [name, letter] of LETTERS)
      test(`${name} looks the same as before`, async ({ page }) => {
        await page.setContent(asHtml(letter))
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        await expectAsBefore(page, `mail ${name}`, width, { fullPage: true })
      })
  })
