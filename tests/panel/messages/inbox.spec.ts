import type { APIRequestContext, Page } from '@playwright/test'
import { pressTwice, typeNote } from '../../support/beside-form.ts'
import { EDITOR } from '../../support/editor-account.ts'
import { mark, messageValues } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { startMailHost } from '../../support/mail-host.ts'
import { expect, openPanel, ownDatabase, test } from '../../support/panel-fixtures.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { isForEverybody } from '../../support/second-factor.ts'

/** Sends a message as visitors do. @returns it, and how its letter is found in the panel */
const receive = async (request: APIRequestContext, page: Page, more: object = {}) => {
  const message = { ...messageValues(), subject: `Saturdays ${mark()}`, ...more }
  expect((await request.post('/api/contact-messages', { data: message })).ok()).toBe(true)
  const letter = page.getByRole('article', { name: message.subject })
  const link = page.getByRole('link', { name: message.subject })
  return { message, letter, link, status: letter.locator('.inbox-pill') }
}

test('opening a message marks it read, it is answered by email, and spam leaves the inbox', async ({
  page,
  request,
}) => {
  const { message, letter, link, status } = await receive(request, page)
  await openPanel(page, 'collections/contact-messages')
  await expect(page.getByRole('row', { name: message.subject })).toContainText('new')
  await link.click()
  await expect(letter).toContainText('We open at 8 now.')
  await expect(status).toHaveText('read')
  const reply = await letter.getByRole('link', { name: 'Reply' }).getAttribute('href')
  const mail = new URL(reply ?? '')
  expect(mail.pathname).toBe(message.email)
  expect(mail.searchParams.get('subject')).toBe(`Re: ${message.subject}`)
  await isForEverybody(page, '.letter')

  await pressTwice(page, 'Answered', 'Not answered')
  await expect(letter.getByText('Marked as answered.')).toBeVisible()
  await expect(status).toHaveText('answered')
  await letter.getByRole('button', { name: 'Unread' }).press('Enter')
  await expect(letter.getByText('Marked as unread.')).toBeFocused()
  await expect(status).toHaveText('new')
  await letter.getByRole('button', { name: 'Spam', exact: true }).click()
  await expect(status).toHaveText('spam')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await openPanel(page, 'collections/contact-messages')
  const views = page.getByRole('navigation', { name: 'Filter by status' })
  await views.getByText('Spam').click()
  await link.click()
  await letter.getByRole('button', { name: 'Not spam' }).click()
  await expect(status).toHaveText('read')
})

test('a message is answered with a ready answer in its language, seen before it is sent', async ({
  request,
  stranger,
  admin,
}) => {
  const databaseUrl = ownDatabase()
  const host = await startMailHost()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const name = `Hours ${mark()}`
  const answer = { name, use: 'reply', text: '{name}, we open at 8.' }
  const made = await admin.post('/cms-api/ready-answers', { data: answer })
  const { doc } = await made.json()
  const inSpanish = { name: `Horario ${mark()}`, text: '{name}, abrimos a las 8.' }
  await admin.patch(`/cms-api/ready-answers/${doc.id}?locale=es`, { data: inSpanish })
  const started = await startProductProcess(databaseUrl, {
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: host.url,
    MAIL_FROM: 'directory@example.org',
  })
  try {
    const page = await stranger({ baseURL: url })
    const data = { email: EDITOR.email, password: EDITOR.password }
    expect((await page.request.post('/cms-api/users/login', { data })).ok()).toBe(true)
    const values = { ...messageValues(), email: `${mark()}@example.org` }
    const sent = await request.post('/api/contact-messages?locale=es', { data: values })
    expect(sent.ok()).toBe(true)
    await openPanel(page, 'collections/contact-messages')
    await page.getByRole('row', { name: values.subject }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Reply' }).click()
    const text = page.getByLabel('Your answer')
    await expect(text).toBeFocused()
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('es')
    await page.getByLabel('Begin with a ready answer').selectOption(inSpanish.name)
    await expect(text).toHaveValue(`${values.name}, abrimos a las 8.`)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
    await expect(text).toHaveValue(`${values.name}, we open at 8.`)
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.frameLocator('iframe[title="The email as it will arrive"]')
    await expect(preview.getByText('we open at 8.')).toBeVisible()
    await isForEverybody(page, '.letter')
    await page.getByRole('button', { name: 'Edit' }).click()
    await text.fill('{name}, yes.')
    await page.getByRole('button', { name: 'Send the answer' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'still says {name}' })).toBeVisible()
    await openPanel(page, '')
    await page.goBack()
    await expect(text).toHaveValue('{name}, yes.')
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
    await text.fill('Yes, at 8.')
    await page.getByRole('button', { name: 'Send the answer' }).dblclick()
    await expect(page.getByText('Your answer has been sent')).toBeFocused()
    await page.getByRole('button', { name: 'Reply' }).click()
    await expect(text).toHaveValue('')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator('.letter .inbox-pill')).toHaveText('answered')
    const kept = page.getByRole('list', { name: 'Written so far' })
    await expect(kept.getByRole('listitem')).toHaveText(/Sent.*Yes, at 8\./s)
    expect(host.mails.map(({ subject }) => subject)).toEqual([`Re: ${values.subject}`])
    await isForEverybody(page, '.letter')
  } finally {
    await started.stop()
    await host.close()
    await admin.delete(`/cms-api/ready-answers/${doc.id}`)
  }
})

test('a mistake that a visitor reports can mark the clinic as reported wrong, with a note beside it', async ({
  page,
  request,
  clinic,
}) => {
  const text = `https://clinics.example/services/${clinic.slug}\nThe number is wrong.`
  const { link, status } = await receive(request, page, { message: text })
  await openPanel(page, 'collections/contact-messages')
  await link.click()
  // It was new when it was opened, and is marked twice before the note.
  await expect(status).toHaveText('read')
  await page.getByRole('button', { name: 'Mark that clinic as reported wrong' }).click()
  await expect(page.getByText('is marked as reported wrong')).toBeVisible()
  const answer = await page.request.get(`/cms-api/clinics/${clinic.id}`)
  expect((await answer.json()).reportedWrongAt).toMatch(/^\d{4}-/)
  await typeNote(page, 'Will call', ' on Monday.')
})
