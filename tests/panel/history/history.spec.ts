import { mark } from '../../support/form-values.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

test('an editor sees who did what in the panel, narrows it, and opens the document’s own history', async ({
  page,
  clinic,
  admin,
  colleague,
}) => {
  const name = `Vera${mark()}`
  const vera = await colleague(name)
  const change = { phone: '864-555-0166' }
  await vera.request.patch(`/cms-api/clinics/${clinic.id}`, { data: change })
  const from = `/old-${mark()}`
  const made = await vera.request.post('/cms-api/redirects', { data: { from, to: '/resources' } })
  const { doc } = await made.json()
  await vera.request.patch(`/cms-api/redirects/${doc.id}`, { data: { to: '/blog' } })
  await openPanel(page, 'history')
  await expect(page.locator('.nav-links a[href="/admin/history"]')).toHaveCount(1)
  await page.getByLabel('Person').selectOption({ label: name })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const entries = page.locator('.history > li')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(2)).toContainText('Phone: 864-555-0142 became 864-555-0166')
  await expect(entries.nth(0)).toContainText(name)
  await page.getByLabel('What was done').selectOption('Created')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(entries).toHaveCount(1)
  await expect(page.getByLabel('Person').locator('option:checked')).toHaveText(name)
  const file = page.getByRole('link', { name: 'Download as CSV' })
  const csv = await page.request.get(String(await file.getAttribute('href')))
  expect((await csv.text()).trim().split('\n')).toHaveLength(2)
  await entries.getByRole('link', { name: from }).click()
  await page.getByRole('link', { name: 'History', exact: true }).last().click()
  await expect(page.locator('.history > li').first()).toContainText('To: /resources became /blog')
  await admin.delete(`/cms-api/redirects/${doc.id}`)
})

test('a reviewer has no log of the panel, and no pairs to decide', async ({ colleague }) => {
  const rita = await colleague('Rita', 'reviewer')
  for (const screen of ['history', 'duplicates']) {
    await openPanel(rita, screen)
    await expect(rita, screen).toHaveURL(/\/admin$/)
  }
  await expect(rita.locator('.nav-links a')).not.toHaveCount(0)
  await expect(rita.locator('.nav-links a[href="/admin/history"]')).toHaveCount(0)
})
