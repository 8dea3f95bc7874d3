import { EDITOR } from '../support/editor-account.ts'
import { expect, openPanel, test } from '../support/panel-fixtures.ts'

// What is sent without a session is refused, and Chromium says so.
test.use({ expectedErrors: [/status of 403/] })

test('typing that a session ended on is there after signing in again', async ({
  page,
  context,
}) => {
  await openPanel(page, 'collections/states?search=Wyoming')
  await page.getByRole('link', { name: 'Wyoming' }).click()
  await page.waitForLoadState('networkidle')
  const description = page.locator('#field-description')
  const before = await description.inputValue()
  await description.fill('Half an hour of work')
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await expect.poll(kept).toContain('Half an hour of work')

  await context.clearCookies()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/not allowed/i)
  await page.reload()
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill(EDITOR.email)
  await page.getByLabel('Password').fill(EDITOR.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(description).toHaveValue(before)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(description).toHaveValue('Half an hour of work')
  await description.fill(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  await expect.poll(kept).not.toContain('Half an hour')
})
