import { API, acceptForm, callsOf } from '../../support/api-calls.ts'
import { expectError, fillClinic, sendButton } from '../../support/fill-forms.ts'
import { clinicValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const PATH = '/api/clinic-submissions'
const TITLE = 'Clinic Submission Received'
const TEXT =
  "Thank you for submitting your clinic information. We'll review and add it to our directory within 2-3 business days."
/** The minimum time that the form shows as submitting. */
const LEAST_MS = 1_500

const REQUIRED: [label: string, message: string][] = [
  ['Clinic Name', 'Enter the clinic’s name.'],
  ['Street Address', 'Enter the street and number.'],
  ['City', 'Enter the city.'],
  ['ZIP Code', 'Enter the ZIP code.'],
  ['Phone Number', 'Enter the number that patients call.'],
  ['Contact Name', 'Enter the name of someone we can contact.'],
  ['Contact Email', 'Enter that person’s email address.'],
]

const OPTIONAL = [
  'State',
  'Website',
  'Description',
  'Hours of Operation',
  'Eligibility Requirements',
  'Accepts new patients',
  'Asks for an ID',
  'Wait for a first visit',
  'Cost of a first visit',
  'Insurance accepted',
  'Contact Phone',
]

test('submits a clinic, says so once it is stored, and is ready for the next', async ({ page }) => {
  const values = clinicValues()
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
  await page.getByRole('button', { name: 'Submit Clinic Information' }).click()
  const busy = page.getByRole('button', { name: 'Submitting Clinic Information...' })
  await expect(busy).toBeDisabled()
  const response = await answered
  expect(response.status()).toBe(201)
  const { services, ...others } = values
  const sent = response.request().postDataJSON()
  expect(sent).toMatchObject(others)
  // In English, whatever the page's language.
  expect(sent.services.join('; ')).toBe(services.join('; '))
  await expect(page.getByText(TITLE, { exact: true })).toBeVisible()
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(LEAST_MS)
  await expect(page.getByText(TEXT, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Clinic Information' })).toBeEnabled()
  for (const label of [...REQUIRED.map(([name]) => name), ...OPTIONAL]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  // As large as without scripts: the height and width of a button, not a line below the form.
  const follow = page
    .getByRole('main')
    .getByRole('link', { name: 'See where your submission stands' })
  const { height = 0, width = 0 } = (await follow.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(48)
  expect(width).toBeGreaterThan(200)
  await follow.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where your submission stands')
})

test('asks for what is missing, and sends nothing', async ({ page }) => {
  await page.goto('/add-clinic')
  const calls = callsOf(page, PATH)
  await sendButton(page).click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(REQUIRED.length)
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect(summary.getByRole('link')).toHaveText(REQUIRED.map(([, message]) => message))
  await expectError(page, 'City', 'Enter the city.')
  expect(calls).toEqual([])
})

test('refuses an invalid website and an invalid email address', async ({ page }) => {
  await page.goto('/add-clinic')
  await fillClinic(page, { ...clinicValues(), contactEmail: 'olga@hope' })
  await page.getByLabel('Website').fill('river.example.org')
  await sendButton(page).click()
  await expect(page.locator('[aria-invalid]')).toHaveCount(2)
  await expectError(page, 'Website', 'Enter the full web address, such as https://www.example.org.')
  await expect(page.getByLabel('Contact Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.org.',
  )
})

test('requires neither a service nor a type', async ({ page }) => {
  await acceptForm(page, API.clinicSubmissions)
  await page.goto('/add-clinic')
  await fillClinic(page, clinicValues())
  const sent = page.waitForRequest(API.clinicSubmissions)
  await sendButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    services: [],
    isFree: false,
    isLowCost: false,
    state: '',
  })
  await expect(page.getByText(TITLE)).toBeVisible()
})
