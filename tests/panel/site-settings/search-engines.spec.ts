import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

const CODE = 'abcDEF-0123456789_abcDEF-0123456789_abcdefg'

test.use({ expectedErrors: [/status of 400/] })

test.afterEach(async ({ page }) => {
  const data = { indexNowKey: '', googleVerification: '' }
  expect((await page.request.post('/cms-api/globals/site-settings', { data })).status()).toBe(200)
})

test('an admin enters what search engines look for, and the site says it', async ({
  page,
  request,
}) => {
  await openPanel(page, 'globals/site-settings')
  await page.getByRole('button', { name: 'Search engines' }).click()
  await page.locator('#field-indexNowKey').fill('0123456789abcdef')
  await page.locator('#field-googleVerification').fill(`content="${CODE}"`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter only what stands between the quotation marks')).toBeVisible()
  await page.locator('#field-googleVerification').fill(CODE)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  for (const home of ['/', '/es']) {
    const tag = `<meta name="google-site-verification" content="${CODE}"/>`
    await expect.poll(async () => (await request.get(home)).text()).toContain(tag)
  }
  expect(await (await request.get('/about')).text()).not.toContain('google-site-verification')
  expect(await (await request.get('/0123456789abcdef.txt')).text()).toBe('0123456789abcdef')
  expect((await request.get('/0123456789abcdee.txt')).status()).toBe(404)
})
