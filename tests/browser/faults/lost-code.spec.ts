import { API, acceptForm } from '../../support/api-calls.ts'
import { settled } from '../../support/crash-code.ts'
import { fillMessage, sendButton } from '../../support/fill-forms.ts'
import { messageValues } from '../../support/form-values.ts'
import { isHydrated } from '../../support/is-hydrated.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { alerts } from '../../support/page-parts.ts'

// With a poor connection, or after a deployment, parts of the site's code do not arrive.
test.use({
  expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/],
})

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

test('a page that fails twice keeps the header, 911 and a search form', async ({ page }) => {
  await page.goto('/')
  await page.reload()
  await page.waitForFunction(isHydrated)
  await settled(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page')
  const call = page.getByRole('banner').getByRole('link', { name: '911' })
  await expect(call).toHaveAttribute('href', 'tel:911')
  await page.getByRole('main').getByLabel('Location').fill('Chicago')
  await page.getByRole('main').getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page).toHaveURL(/^[^?]*\/search\?location=Chicago/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('typed text stays when code for a later page is lost, and an alert stands in for a toast', async ({
  page,
}) => {
  await acceptForm(page, API.contactMessages)
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await message.fill('Half a')
  const asked = page.waitForRequest('**/assets/*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).hover()
  await asked
  await message.pressSequentially(' sentence')
  await expect(message).toHaveValue('Half a sentence')
  const said = alerts(page)
  await fillMessage(page, messageValues())
  await sendButton(page).click()
  await expect.poll(() => said).toEqual([expect.stringMatching(/Message Sent Successfully/)])
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})

test('places are suggested once the connection is back, if their code was lost with it', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await context.setOffline(true)
  const location = page.getByLabel('Location')
  const isLost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/suggestions-'),
  )
  await location.focus()
  await isLost
  await context.setOffline(false)
  await location.pressSequentially('Chica')
  await expect(page.getByRole('option', { name: 'Chicago, IL' })).toBeVisible()
})

test('places are suggested for what was typed meanwhile, if their code was lost to a weak connection', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const code = '**/assets/suggestions-*.js'
  await page.route(code, (route) => route.abort())
  const isLost = page.waitForEvent('requestfailed')
  await page.getByLabel('Location').focus()
  await isLost
  await page.unroute(code)
  await page.getByLabel('Location').pressSequentially('Chica')
  await page.clock.runFor(5_000)
  await expect(page.getByRole('option', { name: 'Chicago, IL' })).toBeVisible()
})
