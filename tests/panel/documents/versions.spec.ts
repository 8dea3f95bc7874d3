import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { secondEditor } from '../../support/second-editor.ts'

test('the list of versions says who made each and what it changed', async ({
  page,
  clinic,
  browser,
}) => {
  const vera = await secondEditor(page.request, browser, 'Vera')
  const change = (data: object, query = '') =>
    vera.request.patch(`/cms-api/clinics/${clinic.id}${query}`, { data })
  await change({ phone: '864-555-0166' })
  await change({ hoursOfOperation: 'Por la mañana' }, '?locale=es')
  await openPanel(page, `collections/clinics/${clinic.id}/versions`)
  const rows = page.locator('.versions-list li')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('Vera')
  await expect(rows.nth(0)).toContainText('Hours in words (Spanish)')
  await expect(rows.nth(0)).toContainText('Public now')
  await expect(rows.nth(0)).toContainText(/\d:\d\d [AP]M E[SD]T/)
  await expect(rows.nth(1)).toContainText('Phone')
  await expect(rows.nth(2)).toContainText('First version')
  await rows.nth(1).getByRole('link').click()
  const note = page.locator('.version-note')
  await expect(note).toContainText('This version: Vera')
  await expect(note).toContainText('Differences: Phone.')
  await page.getByRole('button', { name: 'Restore this version' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(
    'Spanish text that is missing from that version stays.',
  )
  await vera.context().close()
})
