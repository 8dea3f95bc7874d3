import type { Page } from '@playwright/test'
import { unbrokenTimes } from '../../../site/lib/unbroken-times.ts'
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

const listed = async (page: Page, address: string, clinics: Own[]) => {
  await page.goto(address)
  const [first] = clinics
  await expect(page.getByText(first?.name ?? '').first()).toBeAttached()
  expect(await translatable(page, wordsOf(clinics))).toEqual([])
}

for (const start of ['', '/es']) {
  const language = start === '' ? 'English' : 'Spanish'
  test.describe(`names, addresses and numbers are never translated, in ${language}`, () => {
    test('in results', async ({ page }) => {
      const { clinics } = await search({ location: 'Portland', limit: '10' })
      await listed(page, `${start}/search?location=Portland&limit=10`, clinics)
    })

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

    test('on a clinic’s page', async ({ page }) => {
      const clinic = await clinicLike(({ phone, address }) => phone !== null && address !== '')
      await listed(page, `${start}/services/${clinic.slug}`, [clinic])
    })

    test('in the lists of a state and of a category', async ({ page }) => {
      const clinic = await clinicLike(({ state, phone }) => state === 'GU' && phone !== null)
      await listed(page, `${start}/services/united-states/guam`, [clinic])
      const [category] = clinic.categories
      await listed(page, `${start}/category/${category?.slug}/state/guam`, [clinic])
    })

    test('on the home page', async ({ page }) => {
      await page.goto(`${start}/`)
      const featured = await page.request.get('/api/clinics/featured')
      const clinics: Own[] = await featured.json()
      expect(clinics.length).toBeGreaterThan(0)
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

test('a page says which of its texts are in English only', async ({ page }) => {
  const named = async (inEnglish: boolean) => {
    for (const { slug } of (await search({ limit: '40' })).clinics) {
      const answer = await page.request.get(`/api/clinics/slug/${slug}?locale=es`)
      const clinic: { slug: string; description: string | null; inEnglish: string[] } =
        await answer.json()
      if (clinic.description && clinic.inEnglish.includes('description') === inEnglish)
        return clinic
    }
    throw new Error('The seed has no such clinic')
  }
  const note = page.getByText('Algunos textos de esta página todavía no están en español.')
  const english = await named(true)
  await page.goto(`/es/services/${english.slug}`)
  await expect(note).toBeVisible()
  await expect(page.getByText(english.description ?? '')).toHaveAttribute('lang', 'en')
  await page.goto(`/services/${english.slug}`)
  await expect(note).toHaveCount(0)
  // What to say on the telephone is in both languages on purpose.
  await expect(page.locator('main [lang]:not([translate=no])')).toHaveCount(0)
})

test('English words for the hours are marked, in lists and on the page', async ({ page }) => {
  const { clinics } = await search({ locale: 'es', location: 'CA', limit: '100' })
  const clinic = clinics.find(({ inEnglish }) => inEnglish?.includes('hoursOfOperation'))
  const words = unbrokenTimes(clinic?.hoursOfOperation ?? 'none')
  const query = new URLSearchParams({ location: clinic?.city ?? '', radius: '5' })
  for (const address of [`/es/services/${clinic?.slug}`, `/es/search?${query}`]) {
    await page.goto(address)
    const said = page.locator('main p', { hasText: words }).first()
    await expect(said).toContainText('(en inglés)')
    await expect(said.getByText(words)).toHaveAttribute('lang', 'en')
  }
})
