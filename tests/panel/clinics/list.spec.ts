import { mark } from '../../support/form-values.ts'
import { expect, makeClinic, openPanel, test } from '../../support/panel-fixtures.ts'

test('the list is searched by a number, narrowed by a saved view, and saved as CSV', async ({
  page,
  clinic,
}) => {
  const own = mark()
  const silent = await makeClinic(page.request, { name: `Silent ${own}` })
  const called = await makeClinic(page.request, { name: `Called ${own}`, phone: clinic.phone })
  await openPanel(page, 'collections/clinics?limit=100')
  const search = page.locator('.search-filter__input').first()
  await search.fill('(864) 555-0142')
  await expect(page).toHaveURL(/search=/)
  await expect(page.locator(`tbody a[href$="/clinics/${clinic.id}"]`).first()).toBeVisible()
  await expect(page.locator('tbody tr').filter({ hasText: 'Petaluma' })).toHaveCount(0)
  await page
    .locator('.list-controls')
    .getByRole('button', { name: /more options|menu/i })
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^clinics-\d{4}-\d{2}-\d{2}\.csv$/)

  await openPanel(page, 'collections/clinics')
  await page.locator('#select-preset').click()
  await page.getByRole('dialog').getByText('No phone number').click()
  await expect(page.locator('#select-preset')).toContainText('No phone number')
  await search.fill(own)
  await expect(page.locator('tbody .cell-name')).toHaveText([silent.name])
  // The panel remembers the view for each account, and all tests use the same account.
  await page.locator('#clear-preset').click()
  await expect(page.locator('#select-preset')).not.toContainText('No phone number')
  for (const { id } of [silent, called]) await page.request.delete(`/cms-api/clinics/${id}`)
})
