import type { Browser, Page } from '@playwright/test'
import type { Role } from '../../../cms/access/roles.ts'
import { fillClinic, sendButton } from '../../support/fill-forms.ts'
import { clinicValues, mark } from '../../support/form-values.ts'
import { isHydrated } from '../../support/is-hydrated.ts'
import { beginJourney } from '../../support/journey.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { pressTwice } from '../../support/press-twice.ts'
import { product } from '../../support/products.ts'
import { typeNote } from '../../support/type-note.ts'
import { violations } from '../../support/violations.ts'
import { withinASecond } from '../../support/within-a-second.ts'

/** A page where a colleague is signed in. */
const signIn = async (browser: Browser, admin: Page, role: Role): Promise<Page> => {
  const data = { email: `${mark()}@example.org`, password: 'long enough to do', role, name: role }
  expect((await admin.request.post('/cms-api/users', { data })).status()).toBe(201)
  const context = await browser.newContext({
    baseURL: product().url,
    storageState: { cookies: [], origins: [] },
  })
  expect((await context.request.post('/cms-api/users/login', { data })).status()).toBe(200)
  return context.newPage()
}

const openSubmission = async (page: Page, name: string) => {
  await openPanel(page, 'collections/clinic-submissions')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('region', { name: 'What was sent' })).toBeVisible()
}

const press = async (page: Page, button: string, said: string | RegExp) => {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.locator('.review-notice')).toContainText(said)
}

const submit = async (page: Page, more: Partial<ReturnType<typeof clinicValues>> = {}) => {
  const values = { ...clinicValues(), ...more }
  const response = await page.request.post('/api/clinic-submissions', { data: values })
  const { token } = await response.json()
  return { values, id: Number.parseInt(token, 10), token }
}

test('an operator submits, a reviewer verifies, an editor publishes, a visitor finds it', async ({
  page,
  browser,
  baseURL,
}) => {
  const reviewer = await signIn(browser, page, 'reviewer')
  const editor = await signIn(browser, page, 'editor')
  const outside = { baseURL, storageState: { cookies: [], origins: [] } }
  const operator = await (await browser.newContext(outside)).newPage()
  const journey = beginJourney()
  for (const watched of [operator, reviewer, editor]) await journey.watch(watched)
  const values = clinicValues()

  await operator.goto('/add-clinic')
  await operator.waitForFunction(isHydrated)
  await fillClinic(operator, values)
  await operator.getByLabel('State', { exact: true }).selectOption('SC')
  await operator.getByLabel('Dental Care').check()
  await operator.getByLabel('Free clinic').check()
  await sendButton(operator).click()
  await operator.getByRole('link', { name: 'See where your submission stands' }).click()
  await expect(operator).toHaveURL(/\/submission\/\d+-[\w-]{43}$/)
  await expect(operator.getByRole('heading', { name: 'We have received it' })).toBeVisible()
  const stands = async (heading: string) => {
    await operator.reload()
    await expect(operator.getByRole('heading', { name: heading })).toBeVisible()
    await expect(operator.getByRole('main')).not.toContainText(/reviewer|editor|Ben Okafor/)
  }

  await openSubmission(reviewer, values.clinicName)
  await press(reviewer, 'Start the review', 'It is now in review')
  await stands('It is being reviewed')
  await press(reviewer, 'Make a draft clinic', 'The draft has been made')
  await press(reviewer, 'Mark as verified', 'It is now verified')
  await expect(reviewer.getByText('An editor or admin will publish it')).toBeVisible()
  await expect(reviewer.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await stands('It is verified')

  await openSubmission(editor, values.clinicName)
  await press(editor, 'Publish', 'It is now published')
  const found = async () => {
    const query = new URLSearchParams({ location: 'Anderson, SC', limit: '50' })
    return (await operator.request.get(`/api/clinics/search?${query}`)).text()
  }
  await withinASecond(found, (found) => expect(found).toContain(values.clinicName))
  await stands('It is in the directory')
  await operator.getByRole('link', { name: 'See its page' }).click()
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText(values.clinicName)
  await expect(operator.getByText('Last verified')).toBeVisible()
  await journey.report('A clinic from the public form into the directory')

  const log = editor.getByRole('region', { name: 'So far' })
  for (const line of [
    /In review.* by reviewer/i,
    /Verified.* by reviewer/i,
    /Published.* by editor/i,
  ])
    await expect(log.getByRole('listitem').filter({ hasText: line })).toHaveCount(1)
  for (const made of [reviewer, editor, operator]) await made.context().close()
})

test.describe('of two reviewers', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('the second is told who was first, and sees the new state', async ({ page, browser }) => {
    const { values } = await submit(page)
    const reviewer = await signIn(browser, page, 'reviewer')
    await openSubmission(page, values.clinicName)
    await openSubmission(reviewer, values.clinicName)
    await press(reviewer, 'Start the review', 'It is now in review')
    await press(page, 'Start the review', 'reviewer has just moved this to “in review”')
    await expect(page.getByRole('button', { name: 'Mark as verified' })).toBeVisible()
    await reviewer.context().close()
  })

  test('the second does not lose a typed reason for declining', async ({ page }) => {
    const { values, id } = await submit(page)
    await openSubmission(page, values.clinicName)
    await page.getByRole('button', { name: 'Decline…' }).click()
    const reason = page.getByLabel('Reason (the operator will see it)')
    await reason.fill('It has closed for good.')
    const body = { step: 'review', from: 'received' }
    await page.request.post(`/cms-api/desk/submissions/${id}/step`, { data: body })
    await press(page, 'Decline it', 'has just moved this to “in review”')
    await expect(reason).toHaveValue('It has closed for good.')
    await press(page, 'Decline it', 'It is now declined')
    await press(page, 'Review again', 'It is now in review')
    await expect(reason).toHaveCount(0)
  })
})

test('a submission is declined with a reason, which the operator reads', async ({ page }) => {
  const { values, token } = await submit(page)
  await openSubmission(page, values.clinicName)
  await page.getByRole('button', { name: 'Decline…' }).click()
  const reason = page.getByLabel('Reason (the operator will see it)')
  await expect(reason).toBeFocused()
  await expect(page.getByRole('button', { name: 'Decline it' })).toBeDisabled()
  await reason.fill('It has closed for good.')
  await press(page, 'Decline it', 'It is now declined')
  await page.goto(`/submission/${token}`)
  await expect(page.getByRole('main')).toContainText('It has closed for good.')
})

test('a clinic that is already listed is shown beside the submission, and can be linked', async ({
  page,
  clinic,
}) => {
  const { values } = await submit(page, {
    clinicName: `${clinic.name} ${mark()}`,
    phone: '864-555-0190',
  })
  await openSubmission(page, values.clinicName)
  await press(page, 'Start the review', 'It is now in review')
  const likely = page
    .getByRole('region', { name: 'Likely duplicates' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: clinic.name, exact: true }) })
    .filter({ has: page.locator(`a[href$="/services/${clinic.slug}"]`) })
  await expect(likely).toContainText('same address')
  await expect(likely.getByRole('row', { name: 'Phone' })).toContainText('864-555-0190')
  await likely.getByRole('button', { name: 'Link to this clinic' }).click()
  await expect(page.getByRole('region', { name: 'In the directory' })).toContainText(
    'This clinic is already in the directory',
  )
})

test('a double press moves a submission only one step', async ({ page }) => {
  const { values, id } = await submit(page)
  await openSubmission(page, values.clinicName)
  await press(page, 'Start the review', 'It is now in review')
  await press(page, 'Make a draft clinic', 'The draft has been made')
  await pressTwice(page, 'Mark as verified', 'Publish')
  await expect(page.locator('.review-notice')).toHaveText('It is now verified.')
  const asked = await page.request.get(`/cms-api/desk/submissions/${id}`)
  expect((await asked.json()).sent.status).toBe('verified')
})

test('a note that is typed right after a step is kept', async ({ page }) => {
  const { values } = await submit(page)
  await openSubmission(page, values.clinicName)
  await press(page, 'Start the review', 'It is now in review')
  await typeNote(page, 'Rang twice', ', nobody there.')
})

test('colleagues leave each other notes', async ({ page }) => {
  const { values } = await submit(page)
  await openSubmission(page, values.clinicName)
  await page.getByLabel('Notes').fill('Rang twice, nobody there.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  await page.reload()
  await expect(page.getByLabel('Notes')).toHaveValue('Rang twice, nobody there.')
})

test('the list shows open submissions, and the others are one press away', async ({ page }) => {
  const { values, id } = await submit(page)
  const open = page.getByRole('link', { name: values.clinicName })
  await openPanel(page, 'collections/clinic-submissions')
  await expect(open).toBeVisible()
  const body = { step: 'decline', from: 'received', reason: 'A test' }
  await page.request.post(`/cms-api/desk/submissions/${id}/step`, { data: body })
  await openPanel(page, 'collections/clinic-submissions')
  await expect(open).toHaveCount(0)
  const views = page.getByRole('navigation', { name: 'Filter by status' })
  await views.getByRole('link', { name: 'Declined' }).click()
  await expect(page.getByRole('row', { name: values.clinicName })).toContainText('declined')
  await expect(views.getByRole('link', { name: 'Declined' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

for (const width of [360, 1280]) {
  test(`a submission can be reviewed at ${width} pixels, and breaks no accessibility rule`, async ({
    page,
  }) => {
    const { values, token } = await submit(page)
    await page.setViewportSize({ width, height: 740 })
    await openSubmission(page, values.clinicName)
    await press(page, 'Start the review', 'It is now in review')
    await page.getByRole('button', { name: 'Decline…' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await violations(page, { within: '.review' })).toEqual([])
    await page.goto(`/submission/${token}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await violations(page)).toEqual([])
  })
}

test.describe('a link that does not lead to a submission', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('says so, with status 404 and without caching', async ({ page }) => {
    const answer = await page.goto('/submission/1-forged')
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This link does not lead to a submission',
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the private page is complete, not cached and not indexed', async ({ page }) => {
    const { token, values } = await submit(page)
    const answer = await page.goto(`/submission/${token}`)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('main')).toContainText(values.clinicName)
    await expect(page.getByRole('listitem').filter({ hasText: 'Received' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
