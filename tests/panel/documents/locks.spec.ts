import { draftOf, expect, openPanel, test } from '../../support/panel-fixtures.ts'

const LOCKS = '/cms-api/payload-locked-documents'

test('a reviewer sees who types in a form, and neither takes it over nor locks it', async ({
  page,
  clinic,
  admin,
  colleague,
}) => {
  const address = `collections/clinics/${clinic.id}`
  const locks = async () =>
    (
      await (
        await admin.get(
          `${LOCKS}?where[document.value][equals]=${clinic.id}&where[document.relationTo][equals]=clinics`,
        )
      ).json()
    ).totalDocs
  const reviewer = await colleague('Rita', 'reviewer')
  await reviewer.goto(`/admin/${address}`)
  await expect(reviewer.locator('#field-phone')).toBeDisabled()
  expect(await locks()).toBe(0)

  await openPanel(page, address)
  await page.locator('#field-phone').fill('864-555-0177')
  await expect.poll(async () => (await draftOf(page, clinic.id)).phone).toBe('864-555-0177')
  await expect.poll(locks).toBe(1)
  await reviewer.reload()
  await expect(reviewer.locator('.form-holder')).toContainText(/is typing in this form.*\.$/)
  await expect(reviewer.getByText(/take (it )?over/i)).toHaveCount(0)
  await expect(reviewer.getByRole('dialog')).toHaveCount(0)
  await page.locator('#field-phone').fill('864-555-0178')
  await expect.poll(async () => (await draftOf(page, clinic.id)).phone).toBe('864-555-0178')
})
