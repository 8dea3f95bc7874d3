import { API, fail } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'

for (const [path, title] of [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const) {
  test(`${title} says when it was last changed, for whom it is not, and how it changes`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByText('Last updated December 2024', { exact: true })).toBeVisible()
    await expect(main).toContainText('not intended for users under 13')
    await expect(main).toContainText(/material.*at least 30 days before/)
    await expect(page).toHaveTitle(`${title} | Healthcare for All`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + path)
  })
}

test('the table of the privacy policy says what each form stores', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('rowheader')).toHaveText(['Contact', 'Add your clinic', 'Newsletter'])
})

test.describe('a text that can’t be had', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('can be tried again', async ({ page }) => {
    await fail(page, API.legalPage, 500)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be loaded',
    )
    await page.unroute(API.legalPage)
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  })
})
