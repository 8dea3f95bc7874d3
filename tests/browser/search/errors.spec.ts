import { API, fail } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ expectedErrors: [/status of (500|404|401|400)|ERR_INTERNET_DISCONNECTED/] })

const SENTENCE = 'We encountered an error while searching for clinics. Please try again.'

for (const status of [500, 404, 401]) {
  test(`says that the search failed if the call is answered ${status}`, async ({ page }) => {
    await fail(page, API.search, status)
    await page.goto('/search')
    await page.getByLabel('Location').fill('Chicago')
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText('Search Error')
    await expect(alert).toContainText(SENTENCE)
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
}

test('reloads the page to try again', async ({ page }) => {
  await fail(page, API.search, 500)
  await page.goto('/search')
  await page.getByLabel('Location').fill('Chicago')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page.getByRole('alert')).toContainText('Search Error')
  await page.unroute(API.search)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await loaded
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL('/search?location=Chicago')
})

test('says so without a connection, and does not wait for one', async ({ page, context }) => {
  await page.goto('/search')
  await context.setOffline(true)
  await page.getByLabel('Location').fill('Chicago')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page.getByRole('alert')).toContainText(SENTENCE)
})

test('errors have status and text, and a failed search its own message', async ({ page }) => {
  const failures = () =>
    page.locator('#state').evaluate((state) => {
      const { queries } = JSON.parse(state.textContent ?? '{}').queries
      return queries.flatMap((query: { state: { error: { message: string } | null } }) =>
        query.state.error ? [query.state.error.message] : [],
      )
    })
  const response = await page.goto('/search?location=%00')
  expect(response?.status()).toBe(400)
  await expect(page.getByRole('alert')).toContainText(SENTENCE)
  expect(await failures()).toEqual(['Failed to search clinics', 'Failed to count clinics'])
  await page.goto('/services/no-such-clinic')
  expect(await failures()).toEqual([expect.stringMatching(/^404: \{.*"status":404/)])
})
