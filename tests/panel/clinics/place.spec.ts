import type { Page } from '@playwright/test'
import { draftOf, expect, openPanel, save, saveStatus, test } from '../../support/panel-fixtures.ts'

// What is refused, and a ZIP code that does not exist.
test.use({ expectedErrors: [/status of 40[04]/] })

const askedFrom = (page: Page, address: string) =>
  page.getByRole('alert').filter({ hasText: `Has the clinic moved from ${address}, Anderson` })

test('a point that is far from its ZIP code is asked about, and the ZIP code’s can be used', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const [latitude, longitude] = [page.locator('#field-latitude'), page.locator('#field-longitude')]
  await latitude.fill('-34.5')
  await longitude.fill('97.4')
  const asked = page.locator('.point').getByRole('alert')
  await expect(asked).toContainText(/The point is \d+,\d{3} miles from 29621, Anderson, SC/)
  expect(await saveStatus(page, 'Publish changes')).toBe(400)
  await asked.getByRole('button', { name: 'The point is right' }).click()
  await expect(asked).toHaveCount(0)
  await save(page, 'Publish changes')
  expect(await draftOf(page, clinic.id)).toMatchObject({ latitude: -34.5, _status: 'published' })

  const said = page.locator('.point').getByRole('status')
  const lookUp = page.getByRole('button', { name: 'Look up from ZIP' })
  await page.locator('#field-zipCode').fill('00000')
  await lookUp.click()
  await expect(said).toHaveText('There is no ZIP code 00000. Check the digits.')
  await page.locator('#field-zipCode').fill('29621')
  await lookUp.click()
  await expect(said).toContainText('This is the center of 29621, Anderson, SC')
  await expect(page.locator('#field-coordinatesApproximate')).toBeChecked()
  // A save that was already running does not bring its values back.
  await expect
    .poll(async () => (await draftOf(page, clinic.id)).latitude, { timeout: 10_000 })
    .toBeCloseTo(34.5, 0)
  expect(await draftOf(page, clinic.id)).toMatchObject({ coordinatesApproximate: true })
  expect(Number(await latitude.inputValue())).toBeCloseTo(34.5, 0)
  expect(Number(await longitude.inputValue())).toBeCloseTo(-82.6, 0)
})

test('a new address is asked about, a move is public, and a correction is no move', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-address').fill('414 North Street')
  await askedFrom(page, '414 North St').getByRole('button', { name: 'Only a correction' }).click()
  await expect(askedFrom(page, '414 North St')).toHaveCount(0)
  await save(page, 'Publish changes')
  const { address, movedFrom } = await draftOf(page, clinic.id)
  expect([address, movedFrom ?? null]).toEqual(['414 North Street', null])
  await page.locator('#field-address').fill('9 Main St')
  await askedFrom(page, '414 North Street').getByRole('button', { name: 'It has moved' }).click()
  await save(page, 'Publish changes')
  expect(await draftOf(page, clinic.id)).toMatchObject({
    address: '9 Main St',
    movedFrom: '414 North Street, Anderson, 29621',
  })
  const seen = await page.request.get(`/services/${clinic.slug}`)
  expect(await seen.text()).toContain('This clinic moved here.')
})
