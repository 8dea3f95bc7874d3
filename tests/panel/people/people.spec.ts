import { EDITOR } from '../../support/editor-account.ts'
import { expect, openPanel, PASSWORD, test } from '../../support/panel-fixtures.ts'
import { addSecondFactor } from '../../support/second-factor.ts'
import { violations } from '../../support/violations.ts'

test('an admin removes the second factor of somebody, deactivates them, and can reactivate them', async ({
  page,
  colleague,
}) => {
  const lena = await colleague('Lena')
  const { user } = await (await lena.request.get('/cms-api/users/me')).json()
  const data = { email: user.email, password: PASSWORD }
  const signIn = async () => (await lena.request.post('/cms-api/users/login', { data })).status()
  const mayRead = async () => (await lena.request.get('/cms-api/clinics?limit=1')).status()
  await addSecondFactor(lena.request)
  await openPanel(page, `collections/users/${user.id}`)
  await page.getByRole('button', { name: 'Remove the second factor…' }).click()
  await page.getByLabel('Your own password').fill(EDITOR.password)
  expect(await violations(page, { within: '[aria-label="Second factor"]' })).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText(
    'Lena has no second factor.',
  )
  expect(await mayRead(), 'with the session from before').toBe(403)
  expect([await signIn(), await mayRead()], 'with the password alone').toEqual([200, 200])

  // Nobody signs somebody else out.
  await expect(page.getByRole('region', { name: 'Sessions' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Deactivate…' }).click()
  await page.getByRole('button', { name: 'Deactivate Lena' }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText('Lena was deactivated on')
  await lena.goto('/admin/collections/clinics')
  await expect(lena).toHaveURL(/\/admin\/login/)
  expect(await signIn()).toBe(401)
  await page.locator('.doc-controls__popup button').first().click()
  await expect(page.locator('#action-create')).toBeVisible()
  await expect(page.locator('#action-delete')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await account.getByRole('button', { name: 'Reactivate' }).click()
  await expect(page.getByRole('button', { name: 'Deactivate…' })).toBeVisible()
  expect(await signIn()).toBe(200)
})
