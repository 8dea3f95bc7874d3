import { clinicValues, mark, messageValues } from '../../support/form-values.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { pressTwice } from '../../support/press-twice.ts'
import { typeNote } from '../../support/type-note.ts'
import { violations } from '../../support/violations.ts'

test('an editor finds what visitors have sent', async ({ page, request }) => {
  const message = { ...messageValues(), subject: `Hours ${mark()}` }
  const clinic = clinicValues()
  await request.post('/api/contact-messages', { data: message })
  await request.post('/api/clinic-submissions', { data: clinic })
  await openPanel(page, 'collections/contact-messages')
  const row = page.getByRole('row', { name: message.subject })
  await expect(row).toContainText('new')
  await row.getByRole('link', { name: message.subject }).click()
  const letter = page.getByRole('article', { name: message.subject })
  await expect(letter).toContainText('We open at 8 now.')
  await expect(letter.getByRole('link', { name: message.phone })).toHaveAttribute(
    'href',
    'tel:+18645550142',
  )
  await openPanel(page, 'collections/clinic-submissions')
  await page.getByRole('link', { name: clinic.clinicName }).click()
  const sent = page.getByRole('region', { name: 'What was sent' })
  await expect(sent).toContainText('received')
  for (const [name, href] of [
    [clinic.website, clinic.website],
    [clinic.phone, 'tel:+18645550142'],
    [clinic.contactEmail, `mailto:${clinic.contactEmail}`],
  ] as const)
    await expect(sent.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('opening a message marks it read, it is answered by email, and spam leaves the inbox', async ({
  page,
  request,
}) => {
  const message = { ...messageValues(), subject: `Saturdays ${mark()}` }
  await request.post('/api/contact-messages', { data: message })
  await openPanel(page, 'collections/contact-messages')
  await page.getByRole('link', { name: message.subject }).click()
  const letter = page.getByRole('article', { name: message.subject })
  await expect(letter.locator('.inbox-pill')).toHaveText('read')
  const reply = await letter.getByRole('link', { name: 'Reply' }).getAttribute('href')
  const mail = new URL(reply ?? '')
  expect(mail.pathname).toBe(message.email)
  expect(mail.searchParams.get('subject')).toBe(`Re: ${message.subject}`)
  expect(mail.searchParams.get('body')).toContain('> We open at 8 now.')
  for (const [button, status] of [
    ['Answered', 'answered'],
    ['Unread', 'new'],
    ['Spam', 'spam'],
  ] as const) {
    await letter.getByRole('button', { name: button, exact: true }).click()
    await expect(letter.locator('.inbox-pill')).toHaveText(status)
  }
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await openPanel(page, 'collections/contact-messages')
  await expect(page.getByRole('link', { name: message.subject })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Filter by status' }).getByText('Spam').click()
  await page.getByRole('link', { name: message.subject }).click()
  await letter.getByRole('button', { name: 'Not spam' }).click()
  await expect(letter.locator('.inbox-pill')).toHaveText('read')
})

test('a note beside a message is kept if the message was new when it was opened', async ({
  page,
  request,
}) => {
  const message = { ...messageValues(), subject: `Noted ${mark()}` }
  await request.post('/api/contact-messages', { data: message })
  await openPanel(page, 'collections/contact-messages')
  await page.getByRole('link', { name: message.subject }).click()
  const status = page.locator('.letter .inbox-pill')
  await expect(status).toHaveText('read')
  await typeNote(page, 'Rang twice', ', nobody there.')
  await expect(status).toHaveText('read')
})

test('a double press marks a message once, and the focus moves to the result', async ({
  page,
  request,
}) => {
  const message = { ...messageValues(), subject: `Pressed ${mark()}` }
  await request.post('/api/contact-messages', { data: message })
  await openPanel(page, 'collections/contact-messages')
  await page.getByRole('link', { name: message.subject }).click()
  const letter = page.getByRole('article', { name: message.subject })
  const status = letter.locator('.inbox-pill')
  await expect(status).toHaveText('read')
  await pressTwice(page, 'Answered', 'Not answered')
  await expect(letter.getByText('Marked as answered.')).toBeVisible()
  await expect(status).toHaveText('answered')
  await letter.getByRole('button', { name: 'Unread' }).press('Enter')
  await expect(letter.getByText('Marked as unread.')).toBeFocused()
})

test('a mistake that a visitor reports can mark the clinic as reported wrong', async ({
  page,
  clinic,
}) => {
  const name = `Ana ${mark()}`
  await page.goto(`/contact?category=update-info&clinic=${clinic.slug}`)
  await expect(page.getByLabel('Category')).toHaveValue('update-info')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    new RegExp(`^http.+/services/${clinic.slug}\n`),
  )
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill('ana@example.org')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
  await openPanel(page, 'collections/contact-messages')
  const row = page.getByRole('row', { name })
  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Mark that clinic as reported wrong' }).click()
  await expect(page.getByText('is marked as reported wrong')).toBeVisible()
  const answer = await page.request.get(`/cms-api/clinics/${clinic.id}`)
  expect((await answer.json()).reportedWrongAt).toMatch(/^\d{4}-/)
  await typeNote(page, 'Will call', ' on Monday.')
})

for (const width of [360, 1280]) {
  test(`a message can be read at ${width} pixels, and breaks no accessibility rule`, async ({
    page,
    request,
  }) => {
    const message = { ...messageValues(), subject: `Width ${mark()}` }
    await request.post('/api/contact-messages', { data: message })
    await page.setViewportSize({ width, height: 740 })
    await openPanel(page, 'collections/contact-messages')
    await page.getByRole('link', { name: message.subject }).click()
    await expect(page.locator('.letter .inbox-pill')).toHaveText('read')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await violations(page, { within: '.letter' })).toEqual([])
  })
}

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const collection of ['clinic-submissions', 'contact-messages', 'newsletter-signups']) {
    test(`can’t read or write the panel’s ${collection}`, async ({ request }) => {
      expect((await request.get(`/cms-api/${collection}`)).status()).toBe(403)
      const made = await request.post(`/cms-api/${collection}`, { data: messageValues() })
      expect(made.status()).toBe(403)
    })
  }
})
