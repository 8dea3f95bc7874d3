import { draftOf, expect, openPanel, save, test } from '../../support/panel-fixtures.ts'

test('services are chosen from known ones, and another one can be added', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Services', exact: true }).click()
  const services = page.getByRole('combobox', { name: 'Services' })
  await services.fill('dental')
  await page.getByRole('option', { name: 'Dental Care', exact: true }).click()
  await services.fill('Acupuncture')
  await page.getByRole('option', { name: 'Add another: Acupuncture' }).click()
  await services.fill('dental care')
  await expect(page.getByRole('option', { name: /Add another/ })).toHaveCount(0)
  await services.fill('')
  await save(page, 'Publish changes')
  expect((await draftOf(page, clinic.id)).services).toEqual(['Dental Care', 'Acupuncture'])
})

test('a word that is nearly a known one is asked about', async ({ page, clinic }) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Services', exact: true }).click()
  const services = page.getByRole('combobox', { name: 'Services' })
  await services.fill('dentel care')
  await page.getByRole('option', { name: 'Add another: dentel care' }).click()
  const asked = page.getByRole('alert').filter({ hasText: 'dentel care' })
  await expect(asked).toContainText('“dentel care” is not in the list. Did you mean “Dental Care”?')
  await asked.getByRole('button', { name: 'Use Dental Care' }).click()
  await expect(asked).toHaveCount(0)
  await expect(page.locator('#field-services')).toContainText('Dental Care')
  await save(page, 'Publish changes')
  expect((await draftOf(page, clinic.id)).services).toEqual(['Dental Care'])
})

test('languages and insurance are chosen too', async ({ page, clinic }) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  for (const [tab, label, typed, name] of [
    ['Languages and organization', 'Languages', 'viet', 'Vietnamese'],
    ['Insurance and payment', 'Insurance accepted', 'medica', 'Medicaid'],
  ] as const) {
    await page.getByRole('button', { name: tab }).click()
    await page.getByRole('combobox', { name: label }).fill(typed)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await save(page, 'Publish changes')
  expect(await draftOf(page, clinic.id)).toMatchObject({
    languages: ['Vietnamese'],
    insuranceAccepted: ['Medicaid'],
  })
})

test('what visitors read in usual words needs no translation', async ({ page, clinic }) => {
  const data = { paymentOptions: ['Cash'], description: 'A clinic by the river.' }
  const saved = await page.request.patch(`/cms-api/clinics/${clinic.id}`, { data })
  expect(saved.ok()).toBe(true)
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const translation = page.locator('.translation')
  await expect(translation).toContainText('Spanish: not translated yet, so visitors read English.')
  await expect(translation.getByRole('listitem')).toHaveText(['Description'])
})

test('a clinic without a text says that there is nothing to translate yet', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await expect(page.locator('.translation')).toHaveText(
    'Spanish: there is no text to translate yet.',
  )
})
