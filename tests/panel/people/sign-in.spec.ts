import type { Page } from '@playwright/test'
import { EDITOR } from '../../support/editor-account.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const signIn = async (page: Page, password: string) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill(EDITOR.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

test('the page to sign in on bears the product’s name and mark', async ({ page }) => {
  await page.goto('/admin/login')
  const brand = page.locator('.brand')
  await expect(brand).toHaveText('Healthcare for All')
  const mark = brand.locator('img')
  await expect
    .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
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
    await expect(page.locator('.payload-toast-container')).toContainText(/incorrect/i)
    await expect(page).toHaveURL(/\/admin\/login/)
    expect((await page.request.get('/cms-api/clinics')).status()).toBe(403)
  })
})

for (const collection of ['clinics', 'states', 'users']) {
  test(`a visitor reads nothing of the panel’s ${collection}`, async ({ request }) => {
    expect((await request.get(`/cms-api/${collection}`)).status()).toBe(403)
  })
}
