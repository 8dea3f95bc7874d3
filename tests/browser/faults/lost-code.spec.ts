import { API, acceptForm } from '../../support/api-calls.ts'
import { fillMessage, sendButton } from '../../support/fill-forms.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { alerts } from '../../support/page-parts.ts'

// With a poor connection, or after a deployment, parts of the site's code do not arrive.
test.use({ expectedErrors: [/ERR_FAILED|dynamically imported|preload CSS/] })

test('a page whose code is lost comes from the server instead', async ({ page }) => {
  await page.goto('/')
  await page.route('**/assets/about-*.js', (route) => route.abort())
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  // It does not keep trying.
  await page.waitForTimeout(500)
  expect(loads).toBe(1)
})

test('typed text stays when code for a later page is lost', async ({ page }) => {
  await page.goto('/contact')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a')
  const asked = page.waitForRequest('**/assets/*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).hover()
  await asked
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially(' sentence')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence')
})

test('an alert says that a message was sent if the code for toasts is lost', async ({ page }) => {
  await acceptForm(page, API.contactMessages)
  await page.goto('/contact')
  await page.route('**/assets/toaster-*.js', (route) => route.abort())
  const said = alerts(page)
  await fillMessage(page, messageValues())
  await sendButton(page).click()
  await expect.poll(() => said).toEqual([expect.stringMatching(/Message Sent Successfully/)])
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})
