import { clinicHeading, openQueue, test } from '../../support/callers.ts'
import { clinicBySlug } from '../../support/directory.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect, openPanel } from '../../support/panel-fixtures.ts'

test('a wrong tap can be undone above the next clinic, and answered again', async ({
  page,
  makeDue,
}) => {
  const [first, second] = await makeDue(2)
  await openQueue(page)
  await page.getByRole('button', { name: 'All still right' }).tap()
  await expect(clinicHeading(page)).toHaveText(String(second?.name))
  expect((await clinicBySlug(String(first?.slug))).verified).toBe(true)
  await page.getByRole('button', { name: `Undo: Verified ${first?.name}` }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible()
  await expect(clinicHeading(page)).toHaveText(String(first?.name))
  expect((await clinicBySlug(String(first?.slug))).verified).toBe(false)
  await expect(page.getByText(/Undone by Ana/)).toBeVisible()
  await page.getByRole('button', { name: 'No answer' }).tap()
  await expect(page.getByText('Saved.')).toContainText(String(first?.name))
})

test('a reviewer can reopen a clinic they closed, in its form', async ({ page, makeDue }) => {
  const [first] = await makeDue(2)
  await openQueue(page)
  await page.getByRole('button', { name: 'Closed', exact: true }).tap()
  await page.getByRole('button', { name: 'Yes, it is closed' }).tap()
  await expect(page.getByText('Saved.')).toContainText('closed')
  await openPanel(page, `collections/clinics/${first?.id}`)
  await page.getByRole('button', { name: 'Reopen this clinic' }).click()
  await expect(page.getByText(/Closed, .*undone/)).toBeVisible()
  expect((await clinicBySlug(String(first?.slug))).name).toBe(first?.name)
})

test('visitors’ reports are shown with the clinic', async ({ page, admin, makeDue }) => {
  const [first] = await makeDue(1)
  const message = messageValues()
  await admin.post('/api/contact-messages', { data: message })
  const found = await admin.get(`/cms-api/contact-messages?where[email][equals]=${message.email}`)
  const [{ id }] = (await found.json()).docs
  await admin.post(`/cms-api/desk/messages/${id}/clinic`, { data: { clinic: first?.id } })
  await openQueue(page, `?clinic=${first?.id}`)
  const reports = page.getByRole('region', { name: 'What was reported' })
  await expect(reports).toContainText('We open at 8 now.')
  await expect(reports).not.toContainText(message.email)
  await openPanel(page, `collections/clinics/${first?.id}`)
  await expect(reports).toContainText('We open at 8 now.')
  await admin.delete(`/cms-api/contact-messages/${id}`)
})
