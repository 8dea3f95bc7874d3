import { clinicBySlug } from '../../support/directory.ts'
import { draftOf, expect, openPanel, save, test } from '../../support/panel-fixtures.ts'
import { secondEditor } from '../../support/second-editor.ts'
import { withinASecond } from '../../support/within-a-second.ts'

test('the second editor of a clinic is told who has it', async ({ page, clinic, browser }) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-city').fill('Clemson')
  await expect.poll(async () => (await draftOf(page, clinic.id)).city).toBe('Clemson')
  const second = await secondEditor(page.request, browser, 'Vera')
  await second.goto(`/admin/collections/clinics/${clinic.id}`)
  await expect(second.getByRole('dialog')).toContainText(/currently editing/)
  await second.context().close()
})

test.describe('a stale form', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('is refused, naming who saved, and the typed text can be kept', async ({
    page,
    clinic,
    browser,
  }) => {
    const vera = await secondEditor(page.request, browser, 'Vera')
    await openPanel(page, `collections/clinics/${clinic.id}`)
    const saved = await vera.request.patch(`/cms-api/clinics/${clinic.id}`, {
      data: { phone: '864-555-0166', _status: 'published' },
    })
    expect(saved.status()).toBe(200)
    await page.locator('#field-city').fill('Clemson')
    await expect(page.locator('.payload-toast-container')).toContainText(
      'Vera changed this after you opened it',
    )
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await expect(page.locator('.autosave')).toBeHidden()
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await expect(page.locator('#field-phone')).toHaveValue('864-555-0166')
    await expect(page.locator('#field-city')).toHaveValue(clinic.city)
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(page.locator('#field-city')).toHaveValue('Clemson')
    await page.getByRole('button', { name: 'Only a correction' }).click()
    await save(page, 'Publish changes')
    await withinASecond(
      async () => clinicBySlug(clinic.slug),
      (found) => expect(found).toMatchObject({ city: 'Clemson', phone: '864-555-0166' }),
    )
    await vera.context().close()
  })
})

test('a trashed clinic immediately leaves the public site, and can be restored', async ({
  page,
  clinic,
}) => {
  const visitor = async () => (await page.request.get(`/services/${clinic.slug}`)).status()
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/trash/i)
  await withinASecond(visitor, (found) => expect(found).toBe(404))
  await openPanel(page, `collections/clinics/trash/${clinic.id}`)
  await page.locator('#action-restore').click()
  await page.locator('#restore-as-published').check()
  await page.locator('#confirm-action').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/restored/i)
  await withinASecond(visitor, (found) => expect(found).toBe(200))
})

test('an earlier version can be restored, and is public again', async ({ page, clinic }) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-phone').fill('864-555-0177')
  await save(page, 'Publish changes')
  const query = `where[parent][equals]=${clinic.id}&sort=createdAt&limit=1`
  const versions = await page.request.get(`/cms-api/clinics/versions?${query}`)
  const [first] = (await versions.json()).docs
  await openPanel(page, `collections/clinics/${clinic.id}/versions/${first.id}`)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#field-phone')).toHaveValue(clinic.phone)
  await withinASecond(
    async () => (await clinicBySlug(clinic.slug)).phone,
    (found) => expect(found).toBe(clinic.phone),
  )
})
