import { API } from '../../support/api-calls.ts'
import { clinicLike } from '../../support/directory.ts'
import { fillClinic, sendButton } from '../../support/fill-forms.ts'
import { clinicValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

/** The minimum time that the form shows as submitting. */
const LEAST_MS = 1_500

test('submits a clinic, says so once it is stored, and is ready for the next', async ({ page }) => {
  const values = clinicValues()
  const main = page.getByRole('main')
  await page.goto('/submit-clinic')
  await fillClinic(page, values)
  for (const service of values.services) await page.getByLabel(service, { exact: true }).check()
  await page.getByLabel('Accepts new patients').selectOption('Yes')
  const answered = page.waitForResponse(API.clinicSubmissions)
  const pressed = Date.now()
  await sendButton(page).click()
  await expect(
    page.getByRole('button', { name: 'Submitting Clinic Information...' }),
  ).toBeDisabled()
  const response = await answered
  expect(response.status()).toBe(201)
  const { clinicName, services } = values
  expect(response.request().postDataJSON()).toMatchObject({ clinicName, services })
  await expect(page.getByText('Clinic Submission Received', { exact: true })).toBeVisible()
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(LEAST_MS)
  await expect(sendButton(page)).toBeEnabled()
  for (const label of ['Clinic Name', 'Accepts new patients'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('several things can be wrong with a clinic, and at least one is asked for', async ({
  page,
}) => {
  const { slug } = await clinicLike(({ phone, hoursOfOperation }) =>
    Boolean(phone && hoursOfOperation),
  )
  await page.goto(`/services/${slug}/correct`)
  await page.getByLabel('What is right?').fill('They moved across the street.')
  await sendButton(page).click()
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Check what is wrong.' }).click()
  const first = page.getByRole('checkbox').first()
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('checkbox', { name: /^Phone number/ }).check()
  await page.getByRole('checkbox', { name: 'It has moved' }).check()
  const asked = page.waitForRequest('**/api/corrections**')
  await sendButton(page).press('Enter')
  const { topics, text } = (await asked).postDataJSON()
  expect([topics, text]).toEqual([['phone', 'moved'], 'They moved across the street.'])
  await expect(page.getByText('We will call the clinic to check.')).toBeVisible()
})
