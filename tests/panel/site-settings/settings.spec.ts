import type { Request } from '@playwright/test'
import { expect, openPanel, save, saveStatus, test } from '../../support/panel-fixtures.ts'

const isCheckOf = '**/admin/globals/site-settings'
const CODE = 'abcDEF-0123456789_abcDEF-0123456789_abcdefg'

test.use({ expectedErrors: [/status of 400/] })

test.afterEach(async ({ page }) => {
  const data = {
    indexNowKey: '',
    googleVerification: '',
    analytics: { identifier: '', pages: { home: false } },
  }
  expect((await page.request.post('/cms-api/globals/site-settings', { data })).status()).toBe(200)
})

test('an admin enters what search engines look for and where analytics may run, and the site has it', async ({
  page,
  request,
}) => {
  await openPanel(page, 'globals/site-settings')
  await page.getByRole('button', { name: 'Footer and contact' }).click()
  const figure = page
    .locator('.field-type.checkbox')
    .filter({ has: page.locator('#field-footerCounted') })
  await expect(figure).toContainText('Count for me')
  await expect(figure).toContainText(/True today: [\d,]+ of [\d,]+ clinics verified\. Last updated/)
  await page.getByRole('button', { name: 'Advertising and analytics' }).click()
  await page.locator('#field-analytics__identifier').fill('G-TEST123456')
  await page.locator('#field-analytics__pages__home').check()
  await page.getByRole('button', { name: 'Search engines' }).click()
  await page.locator('#field-indexNowKey').fill('0123456789abcdef')
  // The answer to what is typed may come after the refusal, which must not take it away.
  let release = () => {}
  const answer = new Promise<void>((resolve) => {
    release = resolve
  })
  const isCheck = (asked: Request) =>
    asked.method() === 'POST' && asked.url().endsWith('/admin/globals/site-settings')
  let isChecked = false
  await page.route(isCheckOf, async (route) => {
    if (isCheck(route.request())) {
      isChecked = true
      await answer
    }
    await route.continue()
  })
  // Payload checks nothing that is typed in the moment of the answer to an earlier check, until it changes again.
  let typed = `content="${CODE}"`
  await expect(async () => {
    typed += ' '
    await page.locator('#field-googleVerification').fill(typed)
    await expect.poll(() => isChecked, { timeout: 3_000 }).toBe(true)
  }).toPass()
  expect(await saveStatus(page, 'Save')).toBe(400)
  const refusal = page.getByText('Enter only what stands between the quotation marks')
  await expect(refusal).toBeVisible()
  release()
  await page.waitForTimeout(2_000)
  await expect(refusal).toBeVisible()
  await page.unroute(isCheckOf)
  await page.locator('#field-googleVerification').fill(CODE)
  await save(page, 'Save')
  for (const home of ['/', '/es']) {
    const tag = `<meta name="google-site-verification" content="${CODE}"/>`
    await expect.poll(async () => (await request.get(home)).text()).toContain(tag)
  }
  expect(await (await request.get('/about')).text()).not.toContain('google-site-verification')
  expect(await (await request.get('/0123456789abcdef.txt')).text()).toBe('0123456789abcdef')
  const { thirdPartyScripts } = await (await request.get('/api/site')).json()
  expect(thirdPartyScripts).toMatchObject([{ identifier: 'G-TEST123456', pages: ['home'] }])
})
