import { draftOf, expect, openPanel, pressUntil, save, test } from '../../support/panel-fixtures.ts'

test('a point far from its ZIP code is asked about, and the ZIP code’s can be used', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const said = page.locator('.point').getByRole('status')
  const [latitude, longitude] = [page.locator('#field-latitude'), page.locator('#field-longitude')]
  await latitude.fill('40.1')
  await longitude.fill('-82.63')
  await expect(page.locator('.point').getByRole('alert')).toContainText(
    /The point is 38\d miles from 29621, Anderson, SC. Is it right\?/,
  )
  await page.getByRole('button', { name: 'Look up from ZIP' }).click()
  await expect(said).toContainText('This is the center of 29621, Anderson, SC')
  await expect(page.locator('#field-coordinatesApproximate')).toBeChecked()
  await expect.poll(async () => Number(await latitude.inputValue())).toBeCloseTo(34.5, 0)
  // A save that was already running does not bring its values back.
  const stored = async () =>
    (await page.request.get(`/cms-api/clinics/${clinic.id}?draft=true`)).json()
  await expect.poll(async () => (await stored()).latitude, { timeout: 10_000 }).toBeCloseTo(34.5, 0)
  expect(await stored()).toMatchObject({ coordinatesApproximate: true })
  await expect.poll(async () => Number(await longitude.inputValue())).toBeCloseTo(-82.6, 0)
})

test.describe('a point thousands of miles away', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('is published only after somebody has confirmed it', async ({ page, clinic }) => {
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await page.locator('#field-latitude').fill('-34.5')
    await page.locator('#field-longitude').fill('97.4')
    const asked = page.locator('.point').getByRole('alert')
    await expect(asked).toContainText(/The point is \d+,\d{3} miles from 29621/)
    await pressUntil(page.getByRole('button', { name: 'Publish changes' }), () =>
      expect(page.locator('.payload-toast-container')).toContainText(/invalid/i),
    )
    await asked.getByRole('button', { name: 'The point is right' }).click()
    await expect(asked).toHaveCount(0)
    await save(page, 'Publish changes')
    expect(await draftOf(page, clinic.id)).toMatchObject({ latitude: -34.5, _status: 'published' })
  })
})

test.describe('a ZIP code that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is reported when it is looked up', async ({ page, clinic }) => {
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await page.locator('#field-zipCode').fill('00000')
    await page.getByRole('button', { name: 'Look up from ZIP' }).click()
    await expect(page.locator('.point').getByRole('status')).toHaveText(
      'There is no ZIP code 00000. Check the digits.',
    )
  })
})
