import { fillClinic, fillMessage, sendButton } from '../../support/fill-forms.ts'
import { clinicValues, messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ javaScriptEnabled: false, expectedErrors: [/status of (400|403)/] })

test('without JavaScript a message is sent, and the page says so', async ({ page }) => {
  await page.goto('/contact')
  await fillMessage(page, messageValues())
  await sendButton(page).click()
  await expect(page).toHaveURL('/contact?sent=true')
  const notice = page.getByRole('status').filter({ hasText: 'Message Sent Successfully' })
  await expect(notice).toContainText(
    "Thank you for contacting us. We'll get back to you within 24 hours.",
  )
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})

test('without JavaScript a clinic is submitted with its services', async ({ page }) => {
  await page.goto('/submit-clinic')
  await fillClinic(page, clinicValues())
  await page.getByLabel('Dental Care').check()
  await page.getByLabel('Low-cost clinic').check()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/submission\/[\w-]+\?sent=true$/)
  await expect(
    page.getByRole('status').filter({ hasText: 'Clinic Submission Received' }),
  ).toHaveText(/^Clinic Submission Received/)
  await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible()
})

test('a form that another site posts to a page is refused, and the page says so', async ({
  request,
}) => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const response = await request.post('/contact', { form: messageValues(), headers })
  expect(response.status()).toBe(403)
  expect(await response.text()).toContain('only be sent from the directory’s own pages')
})
