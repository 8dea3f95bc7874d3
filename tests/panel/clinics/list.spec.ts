import { mark } from '../../support/form-values.ts'
import { expect, makeClinic, openPanel, test } from '../../support/panel-fixtures.ts'

test('the list is searched by numbers, narrowed by a saved view, and saved as CSV', async ({
  page,
  clinic,
}) => {
  const silent = await makeClinic(page.request, { name: `Silent ${mark()}` })
  await openPanel(page, 'collections/clinics?limit=100')
  const search = page.locator('.search-filter__input').first()
  const look = async (text: string) => {
    await search.fill(text)
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === text)
  }
  for (const typed of ['29621', '(864) 555-0142']) {
    await look(typed)
    await expect(page.locator(`tbody a[href$="/clinics/${clinic.id}"]`).first()).toBeVisible()
    await expect(page.locator('tbody tr').filter({ hasText: 'Petaluma' })).toHaveCount(0)
  }
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
  await look('Panel Test')
  await expect(page.locator(`tbody a[href$="/clinics/${clinic.id}"]`)).toHaveCount(0)
  await look(silent.name)
  await expect(page.locator('tbody .cell-name')).toHaveText([silent.name])
  // The panel remembers the view for each account, and all tests use the same account.
  await page.locator('#clear-preset').click()
  await expect(page.locator('#select-preset')).not.toContainText('No phone number')
  await page.request.delete(`/cms-api/clinics/${silent.id}`)
})
