import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

test('the list of needs says their words as words, and is searched by one', async ({ page }) => {
  await openPanel(page, 'collections/needs?search=toothache&locale=en')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Dental clinics')
  await expect(rows.first()).toContainText(/dentist\*, dental, toothache\*, .* and \d+ more/)
  await expect(rows.first()).not.toContainText('["')
})
