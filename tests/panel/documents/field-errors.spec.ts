import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

test.use({ expectedErrors: [/status of 400/] })

test('an error is shown beside its field, and the typed text stays', async ({ page }) => {
  await openPanel(page, 'collections/redirects/create')
  await page.locator('#field-from').fill('/about')
  await page.locator('#field-to').fill('/contact')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.field-error')).toHaveText(
    'There is already a page at this address, so the redirect would have no effect.',
  )
  await expect(page.locator('#field-from')).toHaveValue('/about')
})
