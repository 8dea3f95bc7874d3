import type { Page } from '@playwright/test'
import { EDITOR } from '../../support/editor-account.ts'
import { expect, SIGNED_OUT, test } from '../../support/panel-fixtures.ts'
import { takesTyping } from '../../support/takes-typing.ts'

test.use({ storageState: SIGNED_OUT, expectedErrors: [/status of 401/] })

const signIn = async (page: Page, password: string) => {
  await takesTyping(page)
  await page.getByLabel('Email').fill(EDITOR.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('whoever has to sign in reads why, and what is wrong with it', async ({ page }) => {
  await page.goto('/admin/verify')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=.*verify/)
  const brand = page.locator('.brand')
  await expect(brand).toHaveText('Healthcare for All')
  await expect
    .poll(() => brand.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(
    page.getByText('24 hours after signing in. What you typed in this tab is kept.'),
  ).toBeVisible()
  const alert = page.getByRole('alert').first()
  await signIn(page, 'not the password')
  await expect(alert).toContainText(
    'The email or the password is incorrect, or the account is deactivated.',
  )
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('the right password opens the panel; signing out ends the session and clears what this tab kept', async ({
  page,
}) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await signIn(page, EDITOR.password)
  await expect(page).toHaveURL(/\/admin\/?$/)
  await expect(page.getByRole('link', { name: 'Clinics' }).first()).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('typed 1 clinics 1 en', '{"name":"Half"}'))
  const session = (await page.context().cookies()).find(({ name }) => name === 'payload-token')
  await takesTyping(page)
  await page.getByRole('button', { name: 'Open Menu' }).first().click()
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  const cookie = `payload-token=${session?.value}`
  const me = await page.request.get('/cms-api/users/me', { headers: { cookie } })
  expect((await me.json()).user).toBeNull()
  // Also if nobody is signed in any more.
  await page.goto('/admin/logout')
  await expect(page).toHaveURL(/\/admin\/login$/)
})
