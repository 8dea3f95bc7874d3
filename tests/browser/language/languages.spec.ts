import { delayCalls } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const switchTo = (language: string) => ({ name: language, exact: true })

test('the other language is one press away on the same page, and remembered', async ({ page }) => {
  await page.goto('/search?location=Portland&isFree=true&utm_source=poster')
  await page.getByRole('link', switchTo('Español')).click()
  await expect(page).toHaveURL('/es/search?location=Portland&isFree=true')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  // A link from elsewhere, or a bookmark.
  await page.goto('/search?location=Portland#results')
  await expect(page).toHaveURL('/es/search?location=Portland#results')
  await page.getByRole('link', switchTo('English')).click()
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

  test('nobody is sent to another language, and the link works where nothing is remembered', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/about')
    await expect(page).toHaveURL('/about')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('link', switchTo('Español')).click()
    await expect(page).toHaveURL('/es/about')
  })
})
