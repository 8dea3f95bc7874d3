import { codeOf } from '../../support/authenticator.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { secondEditor } from '../../support/second-editor.ts'
import { violations } from '../../support/violations.ts'

const PASSWORD = 'long enough to do'

test('somebody signs out everywhere else, with the keyboard on a narrow screen', async ({
  page,
  browser,
}) => {
  const eve = await secondEditor(page.request, browser, 'Eve')
  const { user } = await (await eve.request.get('/cms-api/users/me')).json()
  const data = { email: user.email, password: PASSWORD }
  const baseURL = product().url
  const phone = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  await phone.request.post('/cms-api/users/login', { data })
  await eve.setViewportSize({ width: 320, height: 640 })
  await openPanel(eve, 'account')
  const section = eve.getByRole('region', { name: 'Sessions' })
  const button = section.getByRole('button', { name: 'Sign out everywhere else' })
  await button.focus()
  await eve.keyboard.press('Enter')
  await expect(section.getByRole('status')).toHaveText(
    'Ended 1 other session. You are still signed in here.',
  )
  const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(320)
  expect(await violations(eve, { within: '[aria-label="Sessions"]' })).toEqual([])
  expect((await phone.request.get('/cms-api/clinics?limit=1')).status()).toBe(403)
  expect((await eve.request.get('/cms-api/clinics?limit=1')).status()).toBe(200)
  await button.press('Enter')
  await expect(section.getByRole('status')).toHaveText('You were signed in nowhere else.')
  await phone.close()
  await eve.context().close()
})

test('nobody is offered to sign others out', async ({ page, browser }) => {
  const eve = await secondEditor(page.request, browser, 'Eve')
  const { user } = await (await eve.request.get('/cms-api/users/me')).json()
  await openPanel(page, `collections/users/${user.id}`)
  await expect(page.locator('#field-name')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sessions' })).toHaveCount(0)
  await eve.context().close()
})

test('somebody with a second factor changes their email address with a code', async ({
  page,
  browser,
}) => {
  const eve = await secondEditor(page.request, browser, 'Eve')
  const { user } = await (await eve.request.get('/cms-api/users/me')).json()
  const desk = '/cms-api/desk/people/second-factor'
  const offered = await eve.request.post(`${desk}/offer`, { data: { password: PASSWORD } })
  const { offer, secret } = await offered.json()
  const added = await eve.request.post(`${desk}/add`, { data: { offer, code: codeOf(secret) } })
  const { recoveryCodes } = await added.json()
  await openPanel(eve, 'account')
  await expect(eve.getByLabel('Your own code')).toHaveCount(0)
  const email = `new-${user.email}`
  await eve.getByLabel('Email').fill(email)
  await eve.getByLabel('Your own current password').fill(PASSWORD)
  await eve.getByLabel('Your own code').fill(recoveryCodes[0])
  expect(await violations(eve, { within: '.field-type:has(#field-currentCode)' })).toEqual([])
  await eve.getByRole('button', { name: 'Save' }).click()
  await expect(eve.locator('.payload-toast-container')).toContainText('successfully')
  await expect(eve.getByLabel('Your own code')).toHaveCount(0)
  const me = async () => (await (await eve.request.get('/cms-api/users/me')).json()).user.email
  await expect.poll(me).toBe(email)
  // The next change needs another code.
  await eve.getByLabel('Email').fill(user.email)
  await expect(eve.getByLabel('Your own code')).toHaveValue('')
  await expect(eve.getByLabel('Your own current password')).toHaveValue('')
  await eve.context().close()
})
