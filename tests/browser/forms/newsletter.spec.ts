import { expect, test } from '../../support/page-fixtures.ts'

const ADDRESS = '/newsletter/confirm'

test.describe('the link in the newsletter’s email, without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

  test('shows a button, and only the button confirms', async ({ page, request }) => {
    await page.goto(`${ADDRESS}?token=nobody-was-sent-this`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your address')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Send me the newsletter' }).click()
    expect((await answered).status()).toBe(400)
    await expect(page).toHaveURL(ADDRESS)
    await expect(page.getByRole('alert')).toContainText('This link no longer works')
    await page.getByRole('link', { name: 'Subscribe to the newsletter' }).click()
    await expect(page).toHaveURL('/resources/blog')
    expect((await request.get(`${ADDRESS}?token=x`)).headers()['referrer-policy']).toBe(
      'strict-origin',
    )
  })
})

test('the page says that an address is confirmed', async ({ page }) => {
  await page.goto(`${ADDRESS}?sent=true`)
  await expect(page.getByRole('status').filter({ hasText: 'You are subscribed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me the newsletter' })).toHaveCount(0)
})

test('a link that lost its token leads back to the newsletter', async ({ page }) => {
  await page.goto(ADDRESS)
  await expect(page.getByRole('alert')).toContainText('You can subscribe to the newsletter again')
})
