import type { APIRequestContext, Page } from '@playwright/test'
import { draftOf, expect, openPanel, test } from '../../support/panel-fixtures.ts'

test.use({ expectedErrors: [/status of 423/] })

/** Types a number, and waits until it is autosaved. */
const typePhone = async (page: Page, { id }: { id: number }, phone: string) => {
  await page.locator('#field-phone').fill(phone)
  await expect.poll(async () => (await draftOf(page, id)).phone).toBe(phone)
}

const LOCKS = '/cms-api/payload-locked-documents'

/** The ids of the locks of a clinic. */
const locksOf = async (admin: APIRequestContext, { id }: { id: number }): Promise<number[]> => {
  const of = `where[document.value][equals]=${id}&where[document.relationTo][equals]=clinics`
  const { docs } = await (await admin.get(`${LOCKS}?${of}`)).json()
  return docs.map((lock: { id: number }) => lock.id)
}

test('a reviewer sees who types in a form, and neither takes it over nor locks it', async ({
  page,
  clinic,
  admin,
  colleague,
}) => {
  const address = `collections/clinics/${clinic.id}`
  const reviewer = await colleague('Rita', 'reviewer')
  await reviewer.goto(`/admin/${address}`)
  await expect(reviewer.locator('#field-phone')).toBeDisabled()
  expect(await locksOf(admin, clinic)).toEqual([])

  await openPanel(page, address)
  await typePhone(page, clinic, '864-555-0177')
  // An autosave beside a check of the form may leave two.
  await expect.poll(() => locksOf(admin, clinic)).not.toEqual([])
  await reviewer.reload()
  await expect(reviewer.locator('.form-holder')).toContainText(/is typing in this form.*\.$/)
  await expect(reviewer.getByText(/take (it )?over/i)).toHaveCount(0)
  await expect(reviewer.getByRole('dialog')).toHaveCount(0)
  await typePhone(page, clinic, '864-555-0178')
})

test('who loses a form reads who took it over, and gets back what was typed once it is free', async ({
  page,
  clinic,
  admin,
  colleague,
}) => {
  const address = `collections/clinics/${clinic.id}`
  const phone = page.locator('#field-phone')
  await openPanel(page, address)
  await typePhone(page, clinic, '864-555-0177')
  const vera = await colleague('Vera')
  await vera.goto(`/admin/${address}`)
  const other = vera.getByRole('dialog')
  await expect(other).toContainText(/is typing in this form\. Wait until they are done, or ask/)
  await expect(other).not.toContainText('@')
  await expect(other).toContainText('What they have typed and not saved is kept in their tab.')
  // The dialog closes before that is stored.
  const taken = vera.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes(LOCKS),
  )
  await other.getByRole('button', { name: 'Take over' }).click()
  await expect(other).toHaveCount(0)
  expect((await taken).status()).toBe(200)

  await phone.fill('864-555-0188')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Vera took it over.')
  await expect(dialog).toContainText('kept in this tab')
  await expect(page.locator('.save-refused')).toHaveText('Not saved')
  await expect(page.locator('.autosave')).toBeHidden()
  await dialog.getByRole('button', { name: 'View read-only' }).click()
  const kept = page.locator('.kept-typing')
  await expect(kept).toContainText('It is kept in this tab until you can type here again.')
  await expect(kept.getByRole('button')).toHaveCount(0)
  await expect(page.locator('.autosave')).toBeHidden()

  await vera.getByRole('button', { name: 'Publish changes' }).click()
  await vera.getByRole('button', { name: 'Publish everything' }).click()
  const published = async () =>
    (await (await admin.get(`/cms-api/clinics/${clinic.id}`)).json()).phone
  await expect.poll(published).toBe('864-555-0177')
  await vera.close()
  const { user } = await (await admin.get('/cms-api/users/me')).json()
  const data = { user: { relationTo: 'users', value: user.id } }
  for (const id of await locksOf(admin, clinic)) {
    expect((await admin.patch(`${LOCKS}/${id}`, { data })).status()).toBe(200)
    expect((await admin.delete(`${LOCKS}/${id}`)).status()).toBe(200)
  }
  await openPanel(page, address)
  await kept.getByRole('button', { name: 'Bring it back' }).click()
  await expect(phone).toHaveValue('864-555-0188')
  await expect.poll(async () => (await draftOf(page, clinic.id)).phone).toBe('864-555-0188')
})
