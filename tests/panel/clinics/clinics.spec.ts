import { clinicBySlug } from '../../support/directory.ts'
import { mark } from '../../support/form-values.ts'
import { draftOf, expect, makeClinic, openPanel, save, test } from '../../support/panel-fixtures.ts'
import { violations } from '../../support/violations.ts'
import { withinASecond } from '../../support/within-a-second.ts'

test('a clinic that is listed twice is found as its number is typed, merged and unmerged', async ({
  page,
  clinic,
}) => {
  const phone = `803-555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  const twin = await makeClinic(page.request, { name: `Zeta House ${mark()}`, phone })
  await page.setViewportSize({ width: 360, height: 740 })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const found = page.locator('.same')
  await expect(found.getByRole('link', { name: twin.name })).toHaveCount(0)
  await page.locator('#field-phone').fill(phone)
  await expect(found.getByRole('status')).toContainText('may be the same')
  // A comparison is of what is saved.
  await expect.poll(async () => (await draftOf(page, clinic.id)).phone).toBe(phone)
  await expect(found.getByRole('listitem').filter({ hasText: twin.name })).toContainText(
    'same phone number',
  )
  // Only our own part: the form around it is Payload’s.
  expect(await violations(page, { within: '.same' })).toEqual([])
  const open = page.getByRole('button', { name: `with ${twin.name}` })
  const dialog = page.getByRole('dialog', { name: 'Are these the same clinic?' })
  await open.click()
  await expect(dialog).toBeVisible()
  const wider = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(wider, 'on a phone').toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  await page.setViewportSize({ width: 1280, height: 720 })
  await open.click()
  const choice = (legend: string) => dialog.getByRole('group', { name: legend, exact: true })
  await choice('Which one stays?').getByRole('radio', { name: clinic.name }).check()
  await choice('Name').getByRole('radio', { name: twin.name }).check()
  await choice('Phone').getByRole('radio', { name: phone }).check()
  await choice('Address').getByRole('radio', { name: '414 North St' }).check()
  expect(await violations(page, { within: '.merge' })).toEqual([])
  await dialog.getByRole('button', { name: 'Merge them' }).click()
  const merged = page.getByRole('region', { name: 'Merged' })
  await expect(merged).toContainText(`was at /services/${twin.slug}`)
  expect(await clinicBySlug(clinic.slug)).toMatchObject({ name: twin.name, phone })
  const visit = () => page.request.get(`/services/${twin.slug}`, { maxRedirects: 0 })
  const old = await visit()
  expect([old.status(), old.headers().location]).toEqual([301, `/services/${clinic.slug}`])

  await merged.getByRole('link', { name: twin.name }).click()
  await expect(merged).toContainText('This clinic was merged into')
  await merged.getByRole('button', { name: 'Unmerge and list it again' }).click()
  await expect(merged).toHaveCount(0)
  const said = page.locator('.payload-toast-container')
  await expect(said).toContainText('Unmerged, and listed again.')
  await withinASecond(
    async () => (await visit()).status(),
    (status) => expect(status).toBe(200),
  )
  // Its form is open, and would keep asking for a clinic that is gone.
  await page.close()
  await page.request.delete(`/cms-api/clinics/${twin.id}`)
})

test('the list is searched by a number, narrowed by a saved view, and saved as CSV', async ({
  page,
  clinic,
}) => {
  const own = mark()
  const silent = await makeClinic(page.request, { name: `Silent ${own}` })
  const called = await makeClinic(page.request, { name: `Called ${own}`, phone: clinic.phone })
  await openPanel(page, 'collections/clinics?limit=100')
  const search = page.locator('.search-filter__input').first()
  await search.fill('(864) 555-0142')
  await expect(page).toHaveURL(/search=/)
  await expect(page.locator(`tbody a[href$="/clinics/${clinic.id}"]`).first()).toBeVisible()
  await expect(page.locator('tbody tr').filter({ hasText: 'Petaluma' })).toHaveCount(0)
  await page
    .locator('.list-controls')
    .getByRole('button', { name: /more options|menu/i })
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^clinics-\d{4}-\d{2}-\d{2}\.csv$/)

  await openPanel(page, 'collections/clinics')
  await page.locator('#select-preset').click()
  await page.getByRole('dialog').getByText('No phone number').click()
  await expect(page.locator('#select-preset')).toContainText('No phone number')
  // A filter that says no is kept, and shown.
  await page.reload()
  await expect(page.locator('.condition__value')).toHaveText('No')
  await search.fill(own)
  await expect(page.locator('tbody .cell-name')).toHaveText([silent.name])
  // The panel remembers the view for each account, and all tests use the same account.
  await page.locator('#clear-preset').click()
  await expect(page.locator('#select-preset')).not.toContainText('No phone number')
  for (const { id } of [silent, called]) await page.request.delete(`/cms-api/clinics/${id}`)
})

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
