import { draftOf, expect, openPanel, save, saveStatus, test } from '../../support/panel-fixtures.ts'

test.use({ expectedErrors: [/status of 400/] })

test('further lines are added, corrected and published, and the Spanish page calls the one in Spanish', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const lines = page.getByRole('group', { name: 'Further lines' })
  await lines.getByRole('button', { name: 'Add a line in Spanish' }).click()
  await lines.getByLabel('Number').fill('(864) 555 0143')
  await lines.getByLabel('Short note for visitors (optional)').fill('Ask for Ana')
  await lines.getByRole('button', { name: 'Add a line', exact: true }).click()
  const fax = lines.getByRole('group', { name: 'Line 2' })
  await fax.getByLabel('Kind').selectOption('Fax')
  await fax.getByLabel('Number').fill('864-555')
  expect(await saveStatus(page, 'Publish changes')).toBe(400)
  await expect(fax).toContainText('Enter the full number with its area code')
  await fax.getByLabel('Number').fill('864-555-0144')
  await save(page, 'Publish changes')
  const { phones, slug } = await draftOf(page, clinic.id)
  expect(phones).toMatchObject([
    { number: '864-555-0143', type: 'voice', languages: ['Spanish'], description: 'Ask for Ana' },
    { number: '864-555-0144', type: 'fax', languages: [] },
  ])
  await page.goto(`/es/services/${slug}`)
  const call = page.getByRole('link', { name: /Llamar al 864-555-0143 en español/ }).first()
  await expect(call).toHaveAttribute('href', 'tel:+18645550143')
})
