import type { Page } from '@playwright/test'
import { clinicLike, search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** What is somebody's own: a translation would lead nowhere. */
interface Own {
  name: string
  address: string
  phone: string | null
}

/** The texts of a page, hidden ones too, that hold one of the words and may be translated. */
const translatable = (page: Page, words: string[]) =>
  page.evaluate((words) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: around, textContent } = node
      if (!around || around.closest('script, style, [translate=no]')) continue
      if (words.some((word) => textContent?.includes(word))) found.push(textContent ?? '')
    }
    return found
  }, words)

const wordsOf = (clinics: Own[]) =>
  clinics.flatMap(({ name, address, phone }) => [name, address, phone ?? '']).filter(Boolean)

for (const start of ['', '/es']) {
  const language = start === '' ? 'English' : 'Spanish'
  test.describe(`names, addresses and numbers are never translated, in ${language}`, () => {
    test('on the map, in its list and beside a pin', async ({ page }) => {
      const { clinics } = await search({ location: 'Los Angeles', limit: '5' })
      await page.goto(`${start}/map?location=Los+Angeles`)
      await expect(page.getByText(clinics[0]?.name ?? '').first()).toBeAttached()
      const [chosen] = clinics
      await page.goto(`${start}/map?location=Los+Angeles&clinic=${chosen?.slug}`)
      // What is read aloud when the pin's popup opens.
      await expect(page.locator('[data-map-announcement]')).toContainText(chosen?.name ?? '')
      expect(await translatable(page, wordsOf(clinics))).toEqual([])
    })

    test('where a mistake is reported, and among the places that are offered', async ({ page }) => {
      const clinic = await clinicLike(({ phone }) => phone !== null)
      await page.goto(`${start}/services/${clinic.slug}/correct`)
      expect(await translatable(page, wordsOf([clinic]))).toEqual([])
      await page.goto(`${start}/search`)
      await page.locator('input[name=location]').fill('Petalu')
      const offered = page.getByRole('option').first()
      await expect(offered).toContainText('Petaluma')
      expect(await translatable(page, ['Petaluma'])).toEqual([])
    })
  })
}
