import { draftOf, expect, openPanel, save, saveStatus, test } from '../../support/panel-fixtures.ts'

// What is refused, and a ZIP code that does not exist.
test.use({ expectedErrors: [/status of 40[04]/] })

test('a point far from its ZIP code and a new address are asked about, and a move is public', async ({
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

  const said = page.locator('.point').getByRole('status')
  const lookUp = page.getByRole('button', { name: 'Look up from ZIP' })
  await page.locator('#field-zipCode').fill('00000')
  await lookUp.click()
  await expect(said).toHaveText('There is no ZIP code 00000. Check the digits.')
  await page.locator('#field-zipCode').fill('29621')
  await lookUp.click()
  await expect(said).toContainText('This is the center of 29621, Anderson, SC')
  await expect(page.locator('#field-coordinatesApproximate')).toBeChecked()

  const moved = page
    .getByRole('alert')
    .filter({ hasText: 'Has the clinic moved from 414 North St, Anderson' })
  const address = page.locator('#field-address')
  await address.fill('414 North Street')
  await moved.getByRole('button', { name: 'Only a correction' }).click()
  await expect(moved).toHaveCount(0)
  await address.fill('9 Main St')
  await moved.getByRole('button', { name: 'It has moved' }).click()
  await expect(moved).toHaveCount(0)
  await save(page, 'Publish changes')
  // A save that was already running has not brought its values back.
  const saved = await draftOf(page, clinic.id)
  expect(saved).toMatchObject({
    address: '9 Main St',
    movedFrom: '414 North St, Anderson, 29621',
    coordinatesApproximate: true,
  })
  for (const [shown, stored, center] of [
    [await latitude.inputValue(), saved.latitude, 34.5],
    [await longitude.inputValue(), saved.longitude, -82.6],
  ]) {
    expect(Number(shown)).toBeCloseTo(center, 0)
    expect(stored).toBeCloseTo(center, 0)
  }
  const seen = await page.request.get(`/services/${clinic.slug}`)
  expect(await seen.text()).toContain('This clinic moved here.')
})

test('what a private address takes away is said first, and it can be left as it was', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const [box, address] = [page.locator('#field-addressIsPrivate'), page.locator('#field-address')]
  const asked = page.getByRole('alert').filter({ hasText: 'Is the address private?' })
  await box.check()
  await expect(asked).toContainText('removed for good')
  await expect(address).toHaveCount(0)
  expect(await saveStatus(page, 'Publish changes')).toBe(400)
  await asked.getByRole('button', { name: 'Leave it public' }).click()
  await expect(box).not.toBeChecked()
  await expect(address).toHaveValue('414 North St')
  await box.check()
  await asked.getByRole('button', { name: 'Yes, it is private' }).click()
  await expect(asked).toHaveCount(0)
  await save(page, 'Publish changes')
  expect(await draftOf(page, clinic.id)).toMatchObject({ addressIsPrivate: true, address: null })
  const seen = await (await page.request.get(`/services/${clinic.slug}`)).text()
  expect(seen).toContain('this clinic’s address is private')
  expect(seen).not.toContain('414 North St')
})
