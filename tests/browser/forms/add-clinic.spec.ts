import { API, acceptForm, callsOf } from '../../support/api-calls.ts'
import { expectError, fillClinic, optionsOf, sendButton } from '../../support/fill-forms.ts'
import { clinicValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const PATH = '/api/clinic-submissions'
const TITLE = 'Clinic Submission Received'
const TEXT =
  "Thank you for submitting your clinic information. We'll review and add it to our directory within 2-3 business days."
/** The minimum time that the form shows as submitting. */
const LEAST_MS = 1_500

const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'

const SERVICES = [
  'Medical Care',
  'Dental Care',
  'Vision Care',
  'Mental Health',
  "Women's Health",
  'Pediatric Care',
  'Immunizations',
  'Pharmacy',
  'Blood Pressure Check',
  'Diabetes Care',
  'STD Testing',
  'Colonoscopy',
  'Substance Abuse Treatment',
  'Physical Therapy',
  'Nutrition Counseling',
  'Health Education',
  'Case Management',
  'Transportation',
  'Prescription Assistance',
  'Emergency Care',
]

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

for (const path of ['/add-clinic', '/submit-clinic']) {
  test(`${path} is the page that adds a clinic, with /add-clinic as canonical link`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Your Clinic')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/add-clinic$/)
  })
}

test('has the specified fields', async ({ page }) => {
  await page.goto('/add-clinic')
  for (const [label] of REQUIRED) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '')
  }
  for (const label of OPTIONAL) {
    await expect(page.getByLabel(label, { exact: true })).not.toHaveAttribute('required')
  }
  const services = page.getByRole('group', { name: 'Services Offered *' })
  const names = await services
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent))
  expect(names).toEqual(SERVICES)
  await expect(
    page.getByRole('group', { name: 'Clinic Type *' }).getByRole('checkbox'),
  ).toHaveCount(2)
  const asked = page.getByRole('group', { name: 'What people ask before they go' })
  await expect(asked.getByRole('combobox')).toHaveCount(12)
  expect(await optionsOf(page, 'Asks for an ID')).toEqual([' = Choose one', 'yes = Yes', 'no = No'])
  const states = STATES.split(' ').map((code) => `${code} = ${code}`)
  expect(await optionsOf(page, 'State')).toEqual([' = Choose one', ...states])
  for (const label of [
    'Description',
    'Hours of Operation',
    'Eligibility Requirements',
    'Insurance accepted',
  ]) {
    await expect(page.getByLabel(label)).toHaveAttribute('rows', '3')
  }
  await expect(page.getByLabel('Website')).toHaveAttribute('type', 'url')
  await expect(page.getByLabel('Contact Email')).toHaveAttribute('type', 'email')
})

test('says that listing is free, and what happens next', async ({ page }) => {
  await page.goto('/add-clinic')
  const main = page.getByRole('main')
  await expect(main).toContainText('Listing is free.')
  const next = page.getByRole('complementary', { name: 'What happens next' })
  await expect(next.getByRole('heading', { level: 3 })).toHaveText([
    'Review',
    'Verification',
    'Publication',
  ])
  await expect(next).toContainText('We read what you sent within 24 hours.')
  await expect(next).toContainText('Your clinic will be in the directory within 2-3 business days.')
})

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

for (const [label, message] of REQUIRED) {
  test(`asks for ${label} if it is empty, and sends nothing`, async ({ page }) => {
    await page.goto('/add-clinic')
    const calls = callsOf(page, PATH)
    await fillClinic(page, clinicValues())
    await page.getByLabel(label, { exact: true }).fill('')
    await sendButton(page).click()
    await expectError(page, label, message)
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    expect(calls).toEqual([])
  })
}

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
