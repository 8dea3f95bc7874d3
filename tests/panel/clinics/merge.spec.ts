import { clinicBySlug } from '../../support/directory.ts'
import { mark } from '../../support/form-values.ts'
import {
  draftOf,
  expect,
  makeClinic,
  openPanel,
  pressUntil,
  test,
} from '../../support/panel-fixtures.ts'
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
  await pressUntil(open, () => expect(dialog).toBeVisible({ timeout: 1_000 }))
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
  await pressUntil(merged.getByRole('button', { name: 'Unmerge and list it again' }), () =>
    expect(merged).toHaveCount(0),
  )
  await withinASecond(
    async () => (await visit()).status(),
    (status) => expect(status).toBe(200),
  )
  // Its form is open, and would keep asking for a clinic that is gone.
  await page.close()
  await page.request.delete(`/cms-api/clinics/${twin.id}`)
})
