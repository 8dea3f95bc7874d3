import { clinicBySlug } from '../../support/directory.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { withinASecond } from '../../support/within-a-second.ts'

test('versions say who changed what, an earlier one is restored, and so is a trashed clinic', async ({
  page,
  clinic,
  colleague,
}) => {
  const vera = await colleague('Vera')
  const change = (data: object, query = '') =>
    vera.request.patch(`/cms-api/clinics/${clinic.id}${query}`, { data })
  await change({ phone: '864-555-0166' })
  await change({ phone: '864-555-0199' })
  await change({ hoursOfOperation: 'Por la mañana' }, '?locale=es')
  await openPanel(page, `collections/clinics/${clinic.id}/versions`)
  const rows = page.locator('.versions-list li')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('Vera')
  await expect(rows.nth(0)).toContainText('Hours in words (Spanish)')
  await expect(rows.nth(0)).toContainText('Public now')
  await expect(rows.nth(0)).toContainText(/\d:\d\d [AP]M E[SD]T/)
  await expect(rows.nth(1)).toContainText('Phone')
  await expect(rows.nth(3)).toContainText('First version')
  await rows.nth(2).getByRole('link').click()
  const note = page.locator('.version-note')
  await expect(note).toContainText('This version: Vera')
  await expect(note).toContainText('Differences: Phone.')
  await page.getByRole('button', { name: 'Restore this version' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(
    'Spanish text that is missing from that version stays.',
  )
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#field-phone')).toHaveValue('864-555-0166')
  await withinASecond(
    async () => (await clinicBySlug(clinic.slug)).phone,
    (phone) => expect(phone).toBe('864-555-0166'),
  )

  const visit = async () => (await page.request.get(`/services/${clinic.slug}`)).status()
  await takesTyping(page)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/trash/i)
  await withinASecond(visit, (status) => expect(status).toBe(404))
  await openPanel(page, `collections/clinics/trash/${clinic.id}`)
  await page.locator('#action-restore').click()
  await page.locator('#restore-as-published').check()
  await page.locator('#confirm-action').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/restored/i)
  await withinASecond(visit, (status) => expect(status).toBe(200))
})
