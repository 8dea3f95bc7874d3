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

/** Sends the form, which shows for a while that it is sending. */
const send = async (page: Page) => {
  await sendButton(page).click()
  await page.clock.fastForward(1_500)
}

/** Answers the form with a problem. */
const refuse = (page: Page, status: number, problem: object) =>
  page.route(API.contactMessages, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      json: { title: 'No', status, detail: '', ...problem },
    }),
  )

test('whatever a form is answered, it says so, keeps what was typed, and works again', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  const title = await page.title()
  await fillMessage(page, values)
  const detail = 'Nine minutes are enough.'
  const alert = page.getByRole('alert')
  for (const [start, says] of [
    [() => fail(page, API.contactMessages, 500), FAILED],
    [() => fail(page, API.contactMessages, 404), FAILED],
    [() => refuse(page, 429, { detail }), detail],
    [() => context.setOffline(true), OFFLINE],
  ] as const) {
    await start()
    await send(page)
    await expect(alert).toContainText(says)
    await expectKept(page)
    await expect(page).toHaveTitle(`Error: ${title}`)
    await page.unroute(API.contactMessages)
  }
  await context.setOffline(false)
  // What only the server finds is beside its field.
  await refuse(page, 400, { errors: { subject: ['is odd'] } })
  await send(page)
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('is odd')
  await expectKept(page)
  await page.unroute(API.contactMessages)
  await acceptForm(page, API.contactMessages)
  await send(page)
  await expect(page.getByText(TITLE)).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(page).toHaveTitle(title)
})

test('waits for a slow answer, ignores a second press, and gives up after half a minute', async ({
  page,
}) => {
  await delayCalls(page, API.contactMessages)
  const calls = callsOf(page, '/api/contact-messages')
  await page.clock.install()
  await page.goto('/contact')
  await fillMessage(page, values)
  await sendButton(page).click()
  const busy = page.getByRole('button', { name: 'Sending...' })
  // Longer than it shows as sending at least.
  await page.clock.runFor(1_500)
  await expect(busy).toBeDisabled()
  await sendButton(page).click({ force: true })
  expect(calls).toHaveLength(1)
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('alert')).toContainText('we can’t tell whether it arrived')
  await expectKept(page)
})
