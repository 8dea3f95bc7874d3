import { API, fail } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ expectedErrors: [/status of (500|404|401|400)|ERR_INTERNET_DISCONNECTED/] })

const SENTENCE = 'We encountered an error while searching for clinics. Please try again.'

for (const status of [500, 401]) {
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
