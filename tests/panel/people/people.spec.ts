import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { secondEditor } from '../../support/second-editor.ts'

test('an admin deactivates somebody who has left, and can reactivate them', async ({
  page,
  browser,
}) => {
  const left = await secondEditor(page.request, browser, 'Lena')
  const { user } = await (await left.request.get('/cms-api/users/me')).json()
  await openPanel(page, `collections/users/${user.id}`)
  await page.getByRole('button', { name: 'Deactivate…' }).click()
  await page.getByRole('button', { name: 'Deactivate Lena' }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText('Lena was deactivated on')
  await left.goto('/admin/collections/clinics')
  await expect(left).toHaveURL(/\/admin\/login/)
  await page.locator('.doc-controls__popup button').first().click()
  await expect(page.locator('#action-create')).toBeVisible()
  await expect(page.locator('#action-delete')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await account.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByRole('button', { name: 'Deactivate…' })).toBeVisible()
  await left.context().close()
})

test('nobody can deactivate themselves from their own form', async ({ page }) => {
  const { user } = await (await page.request.get('/cms-api/users/me')).json()
  await openPanel(page, `collections/users/${user.id}`)
  await expect(page.locator('#field-name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deactivate…' })).toHaveCount(0)
})
