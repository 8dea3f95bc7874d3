import { mark } from '../../support/form-values.ts'
import { expect, openPanel, PASSWORD, test } from '../../support/panel-fixtures.ts'
import { givePassword } from '../../support/second-factor.ts'

test('without mail, the link of an invitation is shown once, and whoever has it chooses a password', async ({
  page,
  stranger,
}) => {
  await openPanel(page, 'collections/users')
  await page.getByText('Invite somebody').click()
  const email = `vera-${mark()}@example.org`
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vera')
  await page.getByRole('radio', { name: /^Editor/ }).check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const answer = page.getByRole('status').filter({ hasText: 'Email is not set up' })
  await expect(answer).toContainText('is not shown again')
  const link = (await answer.locator('code').textContent()) ?? ''
  await page.reload()
  await expect(page.getByText('Invite somebody')).toBeVisible()
  expect(await page.content()).not.toContain(new URL(link).pathname)

  const vera = await stranger()
  await vera.goto(link)
  // As fast as a password manager.
  for (const label of ['New Password', 'Confirm Password'])
    await vera.getByLabel(label).fill(PASSWORD)
  await vera.getByRole('button', { name: 'Reset Password' }).click()
  await expect(vera).toHaveURL(/\/admin\/login$/)
  await givePassword(vera, email)
  await expect(vera).toHaveURL(/\/admin$/)
  const { user } = await (await vera.request.get('/cms-api/users/me')).json()
  expect(user).toMatchObject({ name: 'Vera', role: 'editor' })
})
