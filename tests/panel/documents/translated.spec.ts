import { draftOf, expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { translatePage } from '../../support/translate-page.ts'

test('a form that the browser translates goes on as it saves by itself and is published', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const phone = page.locator('#field-phone')
  await expect(phone).toBeVisible()
  await translatePage(page)
  for (const number of ['864-555-0181', '864-555-0182']) {
    await phone.fill(number)
    await expect.poll(async () => (await draftOf(page, clinic.id)).phone).toBe(number)
  }
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  await phone.fill('864-555-0183')
  await expect.poll(async () => (await draftOf(page, clinic.id)).phone).toBe('864-555-0183')
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
})
