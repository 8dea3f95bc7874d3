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
  await page.getByLabel('State', { exact: true }).selectOption(values.state)
  await page.getByLabel('Website').fill(values.website)
  await page.getByLabel('Description').fill(values.description)
  for (const service of values.services) await page.getByLabel(service, { exact: true }).check()
  await page.getByLabel('Free clinic').check()
  await page.getByLabel('Low-cost clinic').check()
  await page.getByLabel('Hours of Operation').fill(values.hoursOfOperation)
  await page.getByLabel('Eligibility Requirements').fill(values.eligibilityRequirements)
  await page.getByLabel('Accepts new patients').selectOption('Yes')
  await page.getByLabel('Asks for an ID').selectOption('No')
  await page.getByLabel('Wait for a first visit').fill(values.firstVisitWait)
  await page.getByLabel('Cost of a first visit').fill(values.firstVisitCost)
  await page.getByLabel('Insurance accepted').fill(values.insuranceAccepted)
  const answered = page.waitForResponse(API.clinicSubmissions)
  const pressed = Date.now()
  await sendButton(page).click()
  await expect(
    page.getByRole('button', { name: 'Submitting Clinic Information...' }),
  ).toBeDisabled()
  const response = await answered
  expect(response.status()).toBe(201)
  const { services, ...others } = values
  const sent = response.request().postDataJSON()
  expect(sent).toMatchObject(others)
  // In English, whatever the page's language.
  expect(sent.services.join('; ')).toBe(services.join('; '))
  await expect(page.getByText('Clinic Submission Received', { exact: true })).toBeVisible()
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(LEAST_MS)
  await expect(sendButton(page)).toBeEnabled()
  const left = await main
    .locator('form[method=post] :is(input:not([type=hidden], [type=checkbox]), textarea, select)')
    .evaluateAll((fields) =>
      fields.flatMap((field) => ('value' in field && field.value !== '' ? [field.id] : [])),
    )
  expect(left).toEqual([])
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(0)
  // As large as without scripts: the height and width of a button, not a line below the form.
  const follow = main.getByRole('link', { name: 'See where your submission stands' })
  const { height = 0, width = 0 } = (await follow.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(48)
  expect(width).toBeGreaterThan(200)
  await follow.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where your submission stands')
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
  await page.getByLabel('Your email address').fill('ana@example.org')
  const answered = page.waitForResponse('**/api/corrections**')
  await sendButton(page).press('Enter')
  const response = await answered
  expect(response.status()).toBe(201)
  expect(response.request().postDataJSON()).toMatchObject({
    ...{ clinic: slug, topics: ['phone', 'moved'], email: 'ana@example.org' },
    text: 'They moved across the street.',
  })
  await expect(page.getByText('We will call the clinic to check.')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})
