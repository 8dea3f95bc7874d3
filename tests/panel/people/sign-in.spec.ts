import type { Page } from '@playwright/test'
import { EDITOR } from '../../support/editor-account.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { takesTyping } from '../../support/takes-typing.ts'

const signIn = async (page: Page, password: string, email: string = EDITOR.email) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await takesTyping(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('the sign-in page shows the product’s name and logo', async ({ page }) => {
  await page.goto('/admin/login')
  const brand = page.locator('.brand')
  await expect(brand).toHaveText('Healthcare for All')
  const mark = brand.locator('img')
  await expect
    .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('whoever has to sign in again reads why, and that nothing is lost', async ({ page }) => {
  await page.goto('/admin/collections/states')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await expect(
    page.getByText('24 hours after signing in. What you typed in this tab is kept.'),
  ).toBeVisible()
})

test('the right password opens the panel', async ({ page }) => {
  await signIn(page, EDITOR.password)
  await expect(page).toHaveURL(/\/admin\/?$/)
  await expect(page.getByRole('link', { name: 'Clinics' }).first()).toBeVisible()
})

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('opens nothing', async ({ page }) => {
    await signIn(page, 'not the password')
    await expect(page.getByRole('alert').first()).toContainText(
      'The email or the password is incorrect, or the account is deactivated.',
    )
    await expect(page).toHaveURL(/\/admin\/login/)
    expect((await page.request.get('/cms-api/clinics')).status()).toBe(403)
  })
})

test.describe('too many wrong passwords', () => {
  test.use({ expectedErrors: [/status of 4(01|29)/] })

  test('are refused on the sign-in page, in plain words', async ({ page }) => {
    // So that no other test of this worker waits for it.
    const email = `unknown-${Date.now()}@example.org`
    const data = { email, password: 'not the password' }
    for (let count = 0; count < 10; count += 1)
      await page.request.post('/cms-api/users/login', { data })
    await signIn(page, data.password, email)
    await expect(page.getByRole('alert').first()).toContainText(
      'There were too many tries from your connection. Try again in',
    )
  })
})

test('signing out ends the session and clears what this tab kept', async ({ page }) => {
  await signIn(page, EDITOR.password)
  await expect(page).toHaveURL(/\/admin\/?$/)
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

for (const collection of ['clinics', 'states', 'users']) {
  test(`a visitor can’t read the panel’s ${collection}`, async ({ request }) => {
    expect((await request.get(`/cms-api/${collection}`)).status()).toBe(403)
  })
}
