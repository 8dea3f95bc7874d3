import { API, fail } from '../../support/api-calls.ts'
import { expect, NOT_FOUND, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ expectedErrors: [NOT_FOUND] })

test('Go Back returns the visitor to the previous page', async ({ page }) => {
  await fail(page, API.clinic, 404)
  await page.goto('/search?location=Chicago')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinic Not Found')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/search?location=Chicago')
  await expect(cards(page).first()).toBeVisible()
})
