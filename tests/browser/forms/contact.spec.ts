import { API, acceptForm, callsOf } from '../../support/api-calls.ts'
import { expectError, fillMessage, sendButton } from '../../support/fill-forms.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const PATH = '/api/contact-messages'
const TITLE = 'Message Sent Successfully'
/** The minimum time that the form shows as sending. */
const LEAST_MS = 1_000

test('asks for what is missing or malformed, says so once it is stored, and is ready for the next', async ({
  page,
}) => {
  const values = messageValues()
  await page.goto('/contact')
  const title = await page.title()
  const calls = callsOf(page, PATH)
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await page.getByLabel('Full Name').fill('  ')
  await sendButton(page).click()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await expect(page.locator('[aria-invalid]')).toHaveCount(4)
  await expect(summary.getByRole('link')).toHaveCount(4)
  await expectError(page, 'Full Name', 'Enter your full name.')
  await fillMessage(page, { ...values, email: 'ana at example.org' })
  await page.getByLabel('Phone', { exact: true }).fill(values.phone)
  await page.getByLabel('Category').selectOption('update-info')
  await sendButton(page).click()
  await expectError(page, 'Email Address', 'Enter an email address like name@example.org.')
  expect(calls).toEqual([])
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(values.email)
  const answered = page.waitForResponse(API.contactMessages)
  const pressed = Date.now()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  const response = await answered
  expect(response.status()).toBe(201)
  expect(response.request().postDataJSON()).toMatchObject(values)
  await expect(page.getByText(TITLE, { exact: true })).toBeVisible()
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(LEAST_MS)
  await expect(summary).toHaveCount(0)
  await expect(page).toHaveTitle(title)
  // What lasts has the focus.
  const arrived = page.getByRole('main').getByRole('status')
  await expect(arrived).toHaveText(/We have your message/)
  await expect(arrived).toBeFocused()
  await expect(arrived).toBeInViewport()
  for (const label of ['Full Name', 'Email Address', 'Phone', 'Category', 'Subject', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
})

test('sends nothing if the site only simulates its forms, and waits as long', async ({ page }) => {
  // The settings come with the page, so they are changed as the page reads them.
  await page.addInitScript(() => {
    const parse = JSON.parse
    JSON.parse = (text: string) => parse(text.replace('"forms":"live"', '"forms":"simulated"'))
  })
  await page.goto('/contact')
  const calls = callsOf(page, PATH)
  await fillMessage(page, messageValues())
  const pressed = Date.now()
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByText(TITLE)).toBeVisible()
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(LEAST_MS)
  expect(calls).toEqual([])
})

test('the keyboard alone sends a message, and a Spanish page asks for an answer in Spanish', async ({
  page,
}) => {
  const values = messageValues()
  await acceptForm(page, API.contactMessages)
  await page.goto('/es/contact')
  await page.locator('main form [name=name]').focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const text of [values.name, values.email, values.phone]) await type(text)
  // The last of the categories.
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  for (const text of [values.subject, 'Hi']) await type(text)
  await expect(sendButton(page)).toBeFocused()
  const sent = page.waitForRequest(API.contactMessages)
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ name: values.name, category: 'feedback' })
  expect(new URL((await sent).url()).search).toBe('?locale=es')
})
