import type { Page } from '@playwright/test'
import { API, acceptForm, callsOf, delayCalls, fail } from '../../support/api-calls.ts'
import { fillMessage, sendButton } from '../../support/fill-forms.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ expectedErrors: [/status of (500|404|429|400)|ERR_INTERNET_DISCONNECTED/] })

const TITLE = 'Message Sent Successfully'
const FAILED =
  'Something went wrong on our side, and nothing was sent. What you typed is still here. Please try again in a moment.'
const OFFLINE =
  'The directory could not be reached, so nothing was sent. What you typed is still here. Check your connection, then try again.'

const values = messageValues()

const expectKept = async (page: Page) => {
  await expect(page.getByLabel('Full Name')).toHaveValue(values.name)
  await expect(page.getByLabel('Email Address')).toHaveValue(values.email)
  await expect(page.getByLabel('Subject')).toHaveValue(values.subject)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(values.message)
  await expect(sendButton(page)).toBeEnabled()
  await expect(sendButton(page)).toHaveText('Send Message')
  await expect(page.getByText(TITLE)).toHaveCount(0)
}

for (const status of [500, 404]) {
  test(`says so if a form is answered ${status}, keeps typed text, and works again`, async ({
    page,
  }) => {
    await fail(page, API.contactMessages, status)
    await page.goto('/contact')
    await fillMessage(page, values)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText(FAILED)
    await expectKept(page)
    await page.unroute(API.contactMessages)
    await acceptForm(page, API.contactMessages)
    await sendButton(page).click()
    await expect(page.getByText(TITLE)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('says when to try again if too many forms have come', async ({ page }) => {
  const detail = 'Nine minutes are enough.'
  await page.route(API.contactMessages, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: { title: 'Too many forms', status: 429, detail },
    }),
  )
  await page.goto('/contact')
  await fillMessage(page, values)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(detail)
  await expectKept(page)
})

test('says so without a connection', async ({ page, context }) => {
  await page.goto('/contact')
  await fillMessage(page, values)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(page.getByRole('alert')).toContainText(OFFLINE)
  await expectKept(page)
})

test('shows an error that only the server finds beside its field', async ({ page }) => {
  await page.route(API.contactMessages, (route) =>
    route.fulfill({
      status: 400,
      json: { title: 'Bad request', status: 400, detail: '', errors: { subject: ['is odd'] } },
    }),
  )
  await page.goto('/contact')
  await fillMessage(page, values)
  await sendButton(page).click()
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('is odd')
  await expectKept(page)
})

test('waits for a slow answer, and ignores a second press meanwhile', async ({ page }) => {
  const release = await delayCalls(page, API.contactMessages)
  const calls = callsOf(page, '/api/contact-messages')
  await page.goto('/contact')
  await fillMessage(page, values)
  await sendButton(page).click()
  await page.waitForTimeout(1_500)
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await sendButton(page).click({ force: true })
  expect(calls).toHaveLength(1)
  release()
  await expect(page.getByText(TITLE)).toBeVisible()
})

test('gives up after half a minute, and says that the outcome is unknown', async ({ page }) => {
  await delayCalls(page, API.contactMessages)
  await page.clock.install()
  await page.goto('/contact')
  await fillMessage(page, values)
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('alert')).toContainText('we can’t tell whether it arrived')
  await expectKept(page)
})
