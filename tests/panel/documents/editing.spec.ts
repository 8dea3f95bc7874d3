import { randomBytes } from 'node:crypto'
import { clinicBySlug, search } from '../../support/directory.ts'
import { draftOf, expect, openPanel, save, test } from '../../support/panel-fixtures.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { product } from '../../support/products.ts'
import { withinASecond } from '../../support/within-a-second.ts'

test('a corrected telephone number is public within a second', async ({ page, clinic }) => {
  const visitor = async () => (await page.request.get(`/services/${clinic.slug}`)).text()
  expect(await visitor()).toContain(clinic.phone)
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-phone').fill('864-555-0177')
  await save(page, 'Publish changes')
  await withinASecond(visitor, (found) => expect(found).toContain('tel:+18645550177'))
  expect(await visitor()).not.toContain(clinic.phone)
})

test('a correction made in one process is public within a second in the others', async ({
  page,
  clinic,
}) => {
  const { databaseUrl = '' } = product()
  test.skip(!databaseUrl, 'the database of a product that runs already is not known')
  const other = await startProductProcess(databaseUrl)
  try {
    const visitor = async () =>
      (await page.request.get(`${other.url}/services/${clinic.slug}`)).text()
    expect(await visitor()).toContain(clinic.phone)
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await page.locator('#field-phone').fill('864-555-0177')
    await save(page, 'Publish changes')
    await withinASecond(visitor, (found) => expect(found).toContain('tel:+18645550177'))
  } finally {
    await other.stop()
  }
})

test('a draft of an edit is not public', async ({ page, clinic }) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-city').fill('Draftville')
  await save(page, 'Save Draft')
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.locator('#field-city')).toHaveValue('Draftville')
  expect((await clinicBySlug(clinic.slug)).city).toBe(clinic.city)
})

for (const collection of ['clinics', 'guides', 'articles']) {
  test(`a form for new ${collection} that is opened and left stores nothing`, async ({ page }) => {
    const count = async () =>
      (await (await page.request.get(`/cms-api/${collection}/count`)).json()).totalDocs
    const before = await count()
    await openPanel(page, `collections/${collection}/create`)
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
    const first = page.locator('#field-name, #field-title')
    await first.fill('Typed and left')
    // Longer than the form of an existing document waits before an autosave.
    await page.waitForTimeout(2_000)
    await expect(page.locator('.autosave')).toBeHidden()
    await openPanel(page, `collections/${collection}`)
    expect(await count()).toBe(before)
    await openPanel(page, `collections/${collection}/create`)
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(first).toHaveValue('Typed and left')
  })
}

test('a new clinic is public once it is published, at an address made from its name', async ({
  page,
}) => {
  const mark = randomBytes(3).toString('hex')
  const slug = `clinica-del-rio-${mark}`
  await openPanel(page, 'collections/clinics/create')
  await page.locator('#field-name').fill(`Clínica del Río ${mark}`)
  await page.locator('#field-city').fill('Cheyenne')
  await page.locator('#field-state input').fill('Wyoming')
  await page.getByRole('option', { name: 'Wyoming', exact: true }).click()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page).toHaveURL(/clinics\/\d+/)
  await expect(page.locator('#field-slug')).toHaveValue(slug)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(async () => (await draftOf(page, id)).state).toBeTruthy()
  expect((await page.request.get(`/services/${slug}`)).status()).toBe(404)
  const before = (await search({ state: 'WY' })).total
  await save(page, 'Publish changes')
  // The panel has also said that it saved the draft.
  await expect(page.locator('.payload-toast-container')).toContainText('Updated successfully')
  await withinASecond(
    async () => (await page.request.get(`/services/${slug}`)).status(),
    (found) => expect(found).toBe(200),
  )
  expect(await clinicBySlug(slug)).toMatchObject({ city: 'Cheyenne', state: 'WY' })
  expect((await search({ state: 'WY' })).total).toBe(before + 1)
  expect((await page.request.delete(`/cms-api/clinics/${id}`)).status()).toBe(200)
  await expect.poll(async () => (await search({ state: 'WY' })).total).toBe(before)
})

test.describe('an invalid telephone number', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('is refused, and the public keeps the old one', async ({ page, clinic }) => {
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await page.locator('#field-phone').fill('12')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.locator('.payload-toast-container')).toContainText(/invalid.*Phone/)
    expect((await clinicBySlug(clinic.slug)).phone).toBe(clinic.phone)
  })
})

test('a guide opens in the editor with its tables', async ({ page }) => {
  await openPanel(page, 'collections/guides')
  await page.getByRole('link', { name: /qualify/i }).click()
  const editor = page.locator('[data-lexical-editor]')
  await expect(editor.getByRole('table').first()).toContainText('15,060')
})
