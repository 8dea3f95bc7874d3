import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

test.use({ expectedErrors: [/status of 400/] })

test('what is wrong with a field is said beside it, and what was typed stays', async ({ page }) => {
  await openPanel(page, 'collections/redirects/create')
  await page.locator('#field-from').fill('/about')
  await page.locator('#field-to').fill('/contact')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.field-error')).toHaveText(
    'There is a page at this address, which would go on to be shown.',
  )
  await expect(page.locator('#field-from')).toHaveValue('/about')
})
