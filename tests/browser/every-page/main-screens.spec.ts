import { LOCALES, sameIn } from '../../../cms/contract/paths.ts'
import { expectFits } from '../../support/expect-fits.ts'
import { test } from '../../support/page-fixtures.ts'
import { SCREENS } from '../../support/screens.ts'

/** The others are in tests/deep/each-screen.spec.ts. */
const MAIN = [
  ...['home', 'results', 'a clinic', 'the map', 'the page that adds a clinic', 'a guide'],
  'the contact page',
]

test.use({ showsMap: true, reducedMotion: 'reduce' })

for (const locale of LOCALES)
  for (const [name, address] of SCREENS.filter(([screen]) => MAIN.includes(screen)))
    test(`${name} fits every screen and breaks no rule, in ${locale}`, async ({ page }) => {
      await page.goto(sameIn(locale, await address()))
      await expectFits(page, locale)
    })
