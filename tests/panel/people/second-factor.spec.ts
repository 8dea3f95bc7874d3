import { readFile } from 'node:fs/promises'
import { codeOf, wrongCode } from '../../support/authenticator.ts'
import { expect, openPanel, PASSWORD, test } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { confirmSecret, givePassword, isForEverybody } from '../../support/second-factor.ts'
import { query } from '../../support/template.ts'

test.use({ expectedErrors: [/status of 4(00|01)/] })

test('an editor sets up a second factor under Account, and signs in with it', async ({
  colleague,
}) => {
  const { databaseUrl = '' } = product()
  test.skip(!databaseUrl, 'the database of a product that runs already is not known')
  const eve = await colleague('Eve')
  const { user } = await (await eve.request.get('/cms-api/users/me')).json()
  await openPanel(eve, 'account')
  await eve.getByRole('link', { name: 'Set up a second factor' }).click()
  await eve.getByLabel('Your current password').fill(PASSWORD)
  await isForEverybody(eve, '.account')
  await eve.getByRole('button', { name: 'Set up' }).click()
  await expect(eve.getByRole('img', { name: 'QR code' })).toBeVisible()
  await isForEverybody(eve, '.account')
  const shown = (await eve.locator('.account__secret').textContent()) ?? ''
  await eve.getByLabel('Code').fill(wrongCode(shown))
  await eve.keyboard.press('Enter')
  await expect(eve.getByRole('alert').first()).toContainText('This code is not right.')
  const { secret, codes } = await confirmSecret(eve)
  await isForEverybody(eve, '.account')
  const download = eve.waitForEvent('download')
  await eve.getByRole('link', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await eve.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await eve.getByRole('button', { name: 'Copy' }).click()
  await expect(eve.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
  expect(await eve.evaluate(() => navigator.clipboard.readText())).toContain(codes[9])
  await eve.getByRole('button', { name: 'I have stored them' }).click()
  await expect(eve.getByRole('region', { name: 'Second factor' })).toContainText(
    'has been on since',
  )

  const mayRead = async () => (await eve.request.get('/cms-api/clinics?limit=1')).status()
  await eve.context().clearCookies()
  // Lets the app's code of this moment be used again, as if a minute had passed.
  await query(
    databaseUrl,
    `update second_factors set last_step = 0 where user_id = ${user.id} returning user_id`,
  )
  await givePassword(eve, user.email)
  const code = eve.getByLabel('Code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await isForEverybody(eve, '.sign-in')
  expect(await mayRead()).toBe(403)
  await eve.keyboard.type(wrongCode(secret))
  await eve.keyboard.press('Enter')
  await expect(eve.getByRole('alert').first()).toContainText('This code is not right')
  await code.fill(codeOf(secret))
  await eve.keyboard.press('Enter')
  await expect(eve).toHaveURL(/\/admin\/?$/)
  expect(await mayRead()).toBe(200)

  // With the keyboard alone, and a recovery code.
  await eve.context().clearCookies()
  await givePassword(eve, user.email)
  await expect(code).toBeFocused()
  await eve.keyboard.press('Tab')
  await eve.keyboard.press('Tab')
  await eve.keyboard.press('Enter')
  await expect(eve.getByLabel('Recovery code')).toBeFocused()
  await isForEverybody(eve, '.sign-in')
  await eve.keyboard.type(codes[0]?.toUpperCase() ?? '')
  await eve.keyboard.press('Enter')
  await expect(eve).toHaveURL(/\/admin\/?$/)

  await openPanel(eve, 'second-factor')
  await expect(eve.getByText('You have 9 recovery codes left.')).toBeVisible()
  await eve.getByRole('button', { name: 'Turn off…' }).click()
  await eve.getByLabel('Your current password').fill(PASSWORD)
  await code.fill(codes[1] ?? '')
  await isForEverybody(eve, '.account')
  await eve.getByRole('button', { name: 'Turn off the second factor' }).click()
  await expect(eve.getByRole('link', { name: 'Set up a second factor' })).toBeVisible()
})
