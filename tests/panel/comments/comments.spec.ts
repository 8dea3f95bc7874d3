import type { Page } from '@playwright/test'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

const threadOn = (page: Page) => page.getByRole('region', { name: /^Comments/ })

test('a comment quotes what was marked in the form, is counted in the list, and a colleague resolves it', async ({
  page,
  clinic,
  colleague,
}) => {
  const form = `collections/clinics/${clinic.id}`
  await openPanel(page, form)
  const thread = threadOn(page)
  await page.locator('#field-phone').selectText()
  await expect(thread.getByLabel('About')).toHaveValue('phone')
  await thread.getByLabel('New comment').fill('Is this the fax?')
  await thread.getByRole('button', { name: 'Comment', exact: true }).click()
  const item = thread.getByRole('listitem')
  await expect(thread.getByText('Your comment was added.')).toBeVisible()
  await expect(item.locator('blockquote')).toHaveText(clinic.phone)
  await expect(item).toContainText('About “Phone”')
  await thread.getByLabel('New comment').fill('It is not.')
  await thread.getByRole('button', { name: 'Comment', exact: true }).click()
  await item.filter({ hasText: 'It is not.' }).getByRole('button', { name: 'Resolve' }).click()
  await expect(thread.getByText('The comment is resolved.')).toBeVisible()
  await expect(thread, 'and not the button of the comment before').toBeFocused()
  await thread.getByLabel('New comment').fill('Or the front desk?')
  await page.reload()
  await expect(thread.getByLabel('New comment')).toHaveValue('Or the front desk?')

  const vera = await colleague('Vera')
  await vera.goto(`/admin/collections/clinics?search=${clinic.slug}`)
  await expect(vera.locator('tbody .cell-comments').first()).toHaveText('1 open')
  await openPanel(vera, form)
  const hers = threadOn(vera)
  await expect(hers.getByRole('listitem')).toContainText('Is this the fax?')
  await expect(hers.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await hers.getByRole('button', { name: 'Resolve' }).click()
  await expect(hers.getByText('The comment is resolved.')).toBeVisible()
  await expect(hers).toBeFocused()
  await hers.getByText('Resolved: 2').click()
  await expect(hers.getByRole('listitem').first()).toContainText('Resolved by Vera')
})
