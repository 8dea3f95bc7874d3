import { draftOf, expect, openPanel, save, test } from '../../support/panel-fixtures.ts'

test('names are chosen from known ones, others can be added, and near ones are asked about', async ({
  page,
  clinic,
}) => {
  const data = { paymentOptions: ['Cash'], description: 'A clinic by the river.' }
  expect((await page.request.patch(`/cms-api/clinics/${clinic.id}`, { data })).ok()).toBe(true)
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const translation = page.locator('.translation')
  await expect(translation).toContainText('Spanish: not translated yet, so visitors read English.')
  // What visitors read in usual words needs no translation.
  await expect(translation.getByRole('listitem')).toHaveText(['Description'])

  await page.getByRole('button', { name: 'Services', exact: true }).click()
  const services = page.getByRole('combobox', { name: 'Services' })
  await services.fill('Acupuncture')
  await page.getByRole('option', { name: 'Add another: Acupuncture' }).click()
  await services.fill('dentel care')
  await page.getByRole('option', { name: 'Add another: dentel care' }).click()
  const asked = page.getByRole('alert').filter({ hasText: 'dentel care' })
  await expect(asked).toContainText('“dentel care” is not in the list. Did you mean “Dental Care”?')
  await asked.getByRole('button', { name: 'Use Dental Care' }).click()
  await expect(asked).toHaveCount(0)
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
    services: ['Acupuncture', 'Dental Care'],
    languages: ['Vietnamese'],
    insuranceAccepted: ['Medicaid'],
  })
})
