import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { clinicBySlug } from '../../support/directory.ts'
import {
  expect,
  makeClinic,
  openPanel,
  test as panelTest,
  pressUntil,
} from '../../support/panel-fixtures.ts'
import { violations } from '../../support/violations.ts'
import { withinASecond } from '../../support/within-a-second.ts'

interface Twin {
  /** Another clinic, with another name and number. */
  twin: { id: number; slug: string; name: string; phone: string }
}

const test = panelTest.extend<Twin>({
  twin: async ({ page }, use) => {
    const mark = randomBytes(3).toString('hex')
    const phone = `803-555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
    const made = await makeClinic(page.request, { name: `Zeta House ${mark}`, phone })
    await use(made)
    // Its form may be open, and would keep asking for a clinic that is gone.
    await page.close()
    await page.request.delete(`/cms-api/clinics/${made.id}`)
  },
})

const statusOf = async (page: Page, slug: string) =>
  (await page.request.get(`/services/${slug}`, { maxRedirects: 0 })).status()

test('a clinic that is already listed is shown while its number is typed', async ({
  page,
  clinic,
  twin,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const found = page.locator('.same')
  await expect(found.getByRole('link', { name: twin.name })).toHaveCount(0)
  await page.locator('#field-phone').fill(twin.phone)
  await expect(found.getByRole('status')).toContainText('may be the same')
  const link = found.getByRole('link', { name: twin.name })
  await expect(link).toHaveAttribute('href', `/admin/collections/clinics/${twin.id}`)
  await expect(found.getByRole('listitem').filter({ hasText: twin.name })).toContainText(
    'same phone number',
  )
  // Only our own part: the form around it is Payload’s.
  expect(await violations(page, { within: '.same' })).toEqual([])
})

test('two clinics that are the same are merged, and unmerged again', async ({
  page,
  clinic,
  twin,
}) => {
  await page.request.patch(`/cms-api/clinics/${clinic.id}`, { data: { phone: twin.phone } })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: `with ${twin.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Are these the same clinic?' })
  const choice = (legend: string) => dialog.getByRole('group', { name: legend, exact: true })
  await choice('Which one stays?').getByRole('radio', { name: clinic.name }).check()
  await choice('Name').getByRole('radio', { name: twin.name }).check()
  await choice('Address').getByRole('radio', { name: '414 North St' }).check()
  expect(await violations(page, { within: '.merge' })).toEqual([])
  await dialog.getByRole('button', { name: 'Merge them' }).click()
  const merged = page.getByRole('region', { name: 'Merged' })
  await expect(merged).toContainText(`was at /services/${twin.slug}`)
  expect(await clinicBySlug(clinic.slug)).toMatchObject({ name: twin.name, phone: twin.phone })
  const old = await page.request.get(`/services/${twin.slug}`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([301, `/services/${clinic.slug}`])

  await merged.getByRole('link', { name: twin.name }).click()
  await expect(merged).toContainText('This clinic was merged into')
  await pressUntil(merged.getByRole('button', { name: 'Unmerge and list it again' }), () =>
    expect(merged).toHaveCount(0),
  )
  await withinASecond(
    () => statusOf(page, twin.slug),
    (found) => expect(found).toBe(200),
  )
})

test('the comparison fits a phone and closes with Escape', async ({ page, clinic, twin }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.request.patch(`/cms-api/clinics/${clinic.id}`, { data: { phone: twin.phone } })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const open = page.getByRole('button', { name: `with ${twin.name}` })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Are these the same clinic?' })
  await expect(dialog.getByRole('button', { name: 'Merge them' })).toBeVisible()
  const wider = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)
  expect(wider).toBe(false)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
})
