import { clinicValues, mark, messageValues } from '../support/form-values.ts'
import { expect, openPanel, test } from '../support/panel-fixtures.ts'

test('an editor finds what visitors have sent', async ({ page, request }) => {
  const message = { ...messageValues(), subject: `Hours ${mark()}` }
  const clinic = clinicValues()
  await request.post('/api/contact-messages', { data: message })
  await request.post('/api/clinic-submissions', { data: clinic })
  await openPanel(page, 'collections/contact-messages')
  await page.getByRole('link', { name: message.subject }).click()
  await expect(page.locator('#field-message')).toHaveValue(message.message)
  await expect(page.locator('#field-status')).toHaveValue('new')
  await openPanel(page, 'collections/clinic-submissions')
  await page.getByRole('link', { name: clinic.clinicName }).click()
  await expect(page.locator('#field-website')).toHaveValue(clinic.website)
  await expect(page.locator('#field-status')).toHaveValue('received')
})

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const collection of ['clinic-submissions', 'contact-messages', 'newsletter-signups']) {
    test(`neither reads nor writes the panel’s ${collection}`, async ({ request }) => {
      expect((await request.get(`/cms-api/${collection}`)).status()).toBe(403)
      const made = await request.post(`/cms-api/${collection}`, { data: messageValues() })
      expect(made.status()).toBe(403)
    })
  }
})
