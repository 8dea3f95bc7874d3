import { LANGUAGES, LOCALES, sameIn } from '../../../cms/contract/paths.ts'
import { delayCalls } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { SCREENS, TEXTS } from '../../support/screens.ts'

test.use({ showsMap: true, expectedErrors: [/404 \(Not Found\)/] })

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES.filter((other) => other !== 'en')) {
    for (const [name, addressOf] of [...SCREENS, ...TEXTS]) {
      test(`${name} is there in ${LANGUAGES[locale].name}, and so is where it leads`, async ({
        page,
      }) => {
        const english = await addressOf()
        const address = sameIn(locale, english)
        const asked = await page.request.get(english)
        const answered = await page.goto(address)
        expect(answered?.status()).toBe(asked.status())
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const hrefs = await page
          .locator('a:not([hreflang])')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        const own = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('/api'))
        expect(own.length).toBeGreaterThan(10)
        expect(own.filter((href) => sameIn(locale, href) !== href)).toEqual([])
        const forms = await page
          .locator('form')
          .evaluateAll((all) => all.map((form) => form.getAttribute('action') ?? ''))
        expect(forms.filter((to) => to !== '' && sameIn(locale, to) !== to)).toEqual([])
        await expect(
          page.getByRole('link', { name: LANGUAGES.en.name, exact: true }),
        ).toHaveAttribute('href', english)
      })
    }
  }
})

test('a page names its address in each language', async ({ page, baseURL }) => {
  await page.goto('/es/resources/qualify')
  const linked = (selector: string) => page.locator(selector).getAttribute('href')
  const canonical = await linked('link[rel=canonical]')
  expect(new URL(canonical ?? '', baseURL).pathname).toBe('/es/resources/qualify')
  for (const locale of LOCALES) {
    const address = await linked(`link[rel=alternate][hreflang=${locale}]`)
    expect(new URL(address ?? '').pathname).toBe(sameIn(locale, '/resources/qualify'))
  }
})

const switchTo = (language: string) => ({ name: language, exact: true })

test('the other language is one press away, on the same page', async ({ page }) => {
  await page.goto('/search?location=Portland&isFree=true&utm_source=poster')
  await page.getByRole('link', switchTo('Español')).click()
  await expect(page).toHaveURL('/es/search?location=Portland&isFree=true')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('link', switchTo('English')).click()
  await expect(page).toHaveURL('/search?location=Portland&isFree=true')
})

test('a choice of language is remembered, until the next choice', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', switchTo('Español')).click()
  await expect(page).toHaveURL('/es/about')
  // A link from elsewhere, or a bookmark.
  await page.goto('/search?location=Portland#results')
  await expect(page).toHaveURL('/es/search?location=Portland#results')
  await page.getByRole('link', switchTo('English')).click()
  await expect(page).toHaveURL(/^[^#]*\/search\?location=Portland/)
  await page.goto('/es/about')
  await expect(page).toHaveURL('/about')
})

test('a choice is remembered on a slow connection too, before the page’s code is there', async ({
  page,
}) => {
  await page.goto('/es/about')
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  await delayCalls(page, '**/assets/*.js')
  await page.reload()
  await page.getByRole('link', switchTo('English')).click()
  await expect(page).toHaveURL('/about')
})

test.describe('with a browser set to Spanish', () => {
  test.use({ locale: 'es-MX' })
  test('nobody is sent to another language than they asked for', async ({ page }) => {
    await page.goto('/about')
    await expect(page).toHaveURL('/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the other language is one press away too', async ({ page }) => {
    await page.goto('/search?location=Portland')
    await page.getByRole('link', switchTo('Español')).click()
    await expect(page).toHaveURL('/es/search?location=Portland')
    await expect(page.locator('main [name=location]').first()).toHaveValue('Portland')
  })
})

test('where nothing can be remembered, the link works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/about')
  await page.getByRole('link', switchTo('Español')).click()
  await expect(page).toHaveURL('/es/about')
})
