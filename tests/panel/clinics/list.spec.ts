import { randomBytes } from 'node:crypto'
import { expect, makeClinic, openPanel, test } from '../../support/panel-fixtures.ts'

test('the address can filter clinics by what is missing or due', async ({ page }) => {
  const mark = randomBytes(3).toString('hex')
  const silent = await makeClinic(page.request, { name: `Silent ${mark}` })
  const called = await makeClinic(page.request, {
    name: `Called ${mark}`,
    phone: '864-555-0142',
    lastVerifiedAt: '2026-01-05T12:00:00.000Z',
    reportedWrongAt: '2026-02-05T12:00:00.000Z',
  })
  const shows = async (where: string, names: string[]) => {
    await page.goto(
      `/admin/collections/clinics?limit=50&where[and][0][name][contains]=${mark}${where}`,
    )
    await expect(page.locator('tbody .cell-name')).toHaveText(names)
  }
  await shows('', [called.name, silent.name])
  await shows('&where[and][1][lastVerifiedAt][exists]=false', [silent.name])
  await shows('&where[and][1][lastVerifiedAt][less_than]=2026-02-01', [called.name])
  await shows('&where[and][1][phone][exists]=false', [silent.name])
  await shows('&where[and][1][reportedWrongAt][exists]=true', [called.name])
  for (const { id } of [silent, called]) await page.request.delete(`/cms-api/clinics/${id}`)
})

test('a saved view can be chosen from the list', async ({ page }) => {
  const mark = randomBytes(3).toString('hex')
  const silent = await makeClinic(page.request, { name: `Silent ${mark}` })
  await openPanel(page, 'collections/clinics')
  await page.locator('#select-preset').click()
  await page.getByRole('dialog').getByText('No phone number').click()
  await expect(page.locator('#select-preset')).toContainText('No phone number')
  await page.locator('.search-filter__input').first().fill(mark)
  await expect(page.locator('tbody .cell-name')).toHaveText([silent.name])
  // The panel remembers the view for each account, and all tests use the same account.
  await page.locator('#clear-preset').click()
  await expect(page.locator('#select-preset')).not.toContainText('No phone number')
  await page.request.delete(`/cms-api/clinics/${silent.id}`)
})

test('a telephone number is found however it is typed, and so is a ZIP code', async ({
  page,
  clinic,
}) => {
  for (const typed of ['(864) 555-0142', '8645550142', '29621']) {
    await openPanel(page, 'collections/clinics?limit=100')
    await page.locator('.search-filter__input').first().fill(typed)
    await expect(page).toHaveURL(/search=/)
    await expect(page.locator(`tbody a[href$="/clinics/${clinic.id}"]`).first()).toBeVisible()
    await expect(page.locator('tbody tr').filter({ hasText: 'Petaluma' })).toHaveCount(0)
  }
})
