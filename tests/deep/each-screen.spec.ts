import type { Page } from '@playwright/test'
import { readPath } from '../../cms/contract/paths.ts'
import { expectFits } from '../support/expect-fits.ts'
import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { BY_LINK, inEachLanguage, SCREENS, TEXTS } from '../support/screens.ts'

test.use({ showsMap: true, expectedErrors: [NOT_FOUND], reducedMotion: 'reduce' })

/** Texts that React holds by their own node, since they have siblings. */
const heldTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const held: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node
      if (!textContent?.trim() || !parent || parent.childNodes.length === 1) continue
      // React leaves Leaflet's own texts alone.
      if (!parent.closest('.leaflet-container')) held.push(textContent)
    }
    return held
  })

for (const [name, address] of inEachLanguage([...SCREENS, ...TEXTS, ...BY_LINK])) {
  test(`${name} has each text in its own element, fits every screen and breaks no rule`, async ({
    page,
  }) => {
    const to = await address()
    await page.goto(to)
    expect.soft(await heldTexts(page), 'texts that a translation would break').toEqual([])
    await expectFits(page, readPath(to).locale)
  })
}
