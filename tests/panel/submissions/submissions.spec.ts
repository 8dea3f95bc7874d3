import type { Page } from '@playwright/test'
import { pressTwice, typeNote } from '../../support/beside-form.ts'
import { fillClinic, sendButton } from '../../support/fill-forms.ts'
import { clinicValues, mark } from '../../support/form-values.ts'
import { beginJourney } from '../../support/journey.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { isForEverybody } from '../../support/second-factor.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { violations } from '../../support/violations.ts'
import { withinASecond } from '../../support/within-a-second.ts'

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

/** Moves it on as a colleague does on another screen. */
const step = async (page: Page, id: number, data: object) =>
  expect((await page.request.post(`/cms-api/desk/submissions/${id}/step`, { data })).ok()).toBe(
    true,
  )

const openSubmission = async (page: Page, id: number) => {
  await openPanel(page, `collections/clinic-submissions/${id}`)
  await expect(page.getByRole('region', { name: 'What was sent' })).toBeVisible()
}

test('an operator submits, a reviewer verifies, an editor publishes, a visitor finds it', async ({
  page: editor,
  colleague,
  stranger,
}) => {
  const reviewer = await colleague('reviewer', 'reviewer')
  const operator = await stranger()
  const journey = beginJourney()
  for (const watched of [operator, reviewer, editor]) await journey.watch(watched)
  const values = clinicValues()

  await operator.goto('/add-clinic')
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

  await openPanel(reviewer, 'collections/clinic-submissions')
  await expect(reviewer.getByRole('row', { name: values.clinicName })).toContainText('received')
  await reviewer.getByRole('link', { name: values.clinicName }).click()
  await press(reviewer, 'Start the review', 'It is now in review')
  await stands('It is being reviewed')
  await press(reviewer, 'Make a draft clinic', 'The draft has been made')
  await press(reviewer, 'Mark as verified', 'It is now verified')
  await expect(reviewer.getByText('An editor or admin will publish it')).toBeVisible()
  await expect(reviewer.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await stands('It is verified')

  await openPanel(editor, 'collections/clinic-submissions')
  await editor.getByRole('link', { name: values.clinicName }).click()
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
  for (const line of [/In review.* by reviewer/i, /Verified.* by reviewer/i, /Published.* by /i])
    await expect(log.getByRole('listitem').filter({ hasText: line })).toHaveCount(1)
})

test('a reviewer asks the operator, who answers without JavaScript, and somebody takes it up', async ({
  page,
  stranger,
}) => {
  const { values, id, token } = await submit(page)
  await openSubmission(page, id)
  await page.getByRole('button', { name: 'Ask the operator…' }).click()
  const text = page.getByLabel('Your question')
  await expect(text).toBeFocused()
  await text.fill('Do you see people on Saturdays?')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe[title="The email as it will arrive"]')
  await expect(preview.getByText('Do you see people on Saturdays?')).toBeVisible()
  await page.getByRole('button', { name: 'Ask the operator', exact: true }).dblclick()
  await expect(page.locator('.review-notice')).toContainText('on the operator’s private page')
  const asked = page.getByRole('region', { name: 'Questions to the operator' })
  await expect(asked.getByRole('listitem')).toHaveCount(1)

  const operator = await stranger({ javaScriptEnabled: false })
  await operator.goto(`/submission/${token}`)
  await expect(operator.getByText('Do you see people on Saturdays?')).toBeVisible()
  await operator.getByLabel('Your answer').fill('Yes, from 9 to 12.')
  await operator.getByRole('button', { name: 'Send the answer' }).click()
  await expect(operator.getByText('We have your answer.')).toBeVisible()
  await expect(operator.getByText('Yes, from 9 to 12.')).toBeVisible()

  await page.goto('/admin')
  const task = page.getByRole('listitem').filter({ hasText: 'Answers from operators' })
  await expect(task.locator('.today__count')).toHaveText(/^[1-9]/)
  await task.getByRole('link', { name: 'Answers from operators' }).click()
  await expect(page.getByRole('link', { name: 'Operator answered', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('row', { name: values.clinicName })).toContainText(
    'operator answered',
  )
  // While it loads, the list moves, and a press falls beside the link.
  await takesTyping(page)
  await page.getByRole('link', { name: values.clinicName }).click()
  await expect(asked.getByText('Yes, from 9 to 12.')).toBeVisible()
  await isForEverybody(page, '.review')
  await press(page, 'Mark the answer as read', 'no longer marked as new')
  await expect(page.getByRole('button', { name: 'Mark the answer as read' })).toHaveCount(0)
})

test.describe('a colleague who is faster', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('is named, and no reason for declining is lost, which the operator reads', async ({
    page,
    stranger,
  }) => {
    const { values, id, token } = await submit(page)
    await openSubmission(page, id)
    const decline = page.getByRole('button', { name: 'Decline…' })
    await decline.click()
    await page.getByRole('button', { name: 'Don’t decline' }).click()
    await expect(decline).toBeFocused()
    await page.keyboard.press('Enter')
    const reason = page.getByLabel('Reason (the operator will see it)')
    await expect(reason).toBeFocused()
    await expect(page.getByRole('button', { name: 'Decline it' })).toBeDisabled()
    await reason.fill('It has closed for good.')
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violations(page, { within: '.review' })).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await step(page, id, { step: 'review', from: 'received' })
    await press(page, 'Decline it', 'has just moved this to “in review”')
    await expect(reason).toHaveValue('It has closed for good.')
    await press(page, 'Decline it', 'It is now declined')
    const operator = await stranger()
    await operator.goto(`/submission/${token}`)
    await expect(operator.getByRole('main')).toContainText('It has closed for good.')

    await openPanel(page, 'collections/clinic-submissions')
    const views = page.getByRole('navigation', { name: 'Filter by status' })
    await views.getByRole('link', { name: 'Declined' }).click()
    await page.getByRole('link', { name: values.clinicName }).click()
    await press(page, 'Review again', 'It is now in review')
    await expect(reason).toHaveCount(0)
    // A double press moves it only one step.
    await press(page, 'Make a draft clinic', 'The draft has been made')
    await pressTwice(page, 'Mark as verified', 'Publish')
    await expect(page.locator('.review-notice')).toHaveText('It is now verified.')
    const asked = await page.request.get(`/cms-api/desk/submissions/${id}`)
    expect((await asked.json()).sent.status).toBe('verified')
  })
})

test('a clinic that is already listed is shown beside the submission, and can be linked; a note is kept', async ({
  page,
  clinic,
}) => {
  const { values, id } = await submit(page, {
    clinicName: `${clinic.name} ${mark()}`,
    phone: '864-555-0190',
  })
  await openSubmission(page, id)
  const sent = page.getByRole('region', { name: 'What was sent' })
  for (const [name, href] of [
    [values.website, values.website],
    [values.phone, 'tel:+18645550190'],
    [values.contactEmail, `mailto:${values.contactEmail}`],
  ] as const)
    await expect(sent.getByRole('link', { name })).toHaveAttribute('href', href)
  await press(page, 'Start the review', 'It is now in review')
  // Right after a step.
  await typeNote(page, 'Rang twice', ', nobody there.')
  const likely = page
    .getByRole('region', { name: 'Likely duplicates' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: clinic.name, exact: true }) })
    .filter({ has: page.locator(`a[href$="/services/${clinic.slug}"]`) })
  await expect(likely.getByRole('row', { name: 'Phone' })).toContainText('864-555-0190')
  await likely.getByRole('button', { name: 'Link to this clinic' }).click()
  await expect(page.getByRole('region', { name: 'In the directory' })).toContainText(
    'This clinic is already in the directory',
  )
})
