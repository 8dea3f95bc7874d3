import { API, fail } from '../../support/api-calls.ts'
import { expect, NOT_FOUND, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ expectedErrors: [NOT_FOUND] })

test('a clinic that does not exist is answered with 404 in plain words', async ({ page }) => {
  const response = await page.goto('/services/no-such-clinic')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinic Not Found')
  await expect(
    page.getByText("The clinic you're looking for doesn't exist or may have been removed."),
  ).toBeVisible()
  await expect(page.getByLabel('Location')).toBeVisible()
})

test('Go Back returns the visitor to the previous page', async ({ page }) => {
  await fail(page, API.clinic, 404)
  await page.goto('/search?location=Chicago')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinic Not Found')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/search?location=Chicago')
  await expect(cards(page).first()).toBeVisible()
})
