import { randomBytes } from 'node:crypto'
import { freePort } from '../../support/free-port.ts'
import { CLIENT, startIdentityProvider } from '../../support/identity-provider.ts'
import { expect, test } from '../../support/panel-fixtures.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { product } from '../../support/products.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { violations } from '../../support/violations.ts'

test.use({ expectedErrors: [/status of (403|401)/] })

test('an editor signs in with the identity provider, or learns why not', async ({
  page: adminPage,
  browser,
}) => {
  const { databaseUrl } = product()
  test.skip(!databaseUrl, 'needs the database of the product')
  const email = `Ida-${randomBytes(3).toString('hex')}@example.org`.toLowerCase()
  const data = { email, password: 'long enough to do', name: 'Ida', role: 'editor' }
  await adminPage.request.post('/cms-api/users', { data })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const idp = await startIdentityProvider(`${url}/admin/login`)
  let started: ProductProcess | undefined
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  const button = page.getByRole('link', { name: 'Sign in with Example ID' })
  try {
    started = await startProductProcess(databaseUrl ?? '', {
      PORT: String(port),
      PUBLIC_URL: url,
      OIDC_ISSUER: idp.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Example ID',
    })
    await page.goto('/admin/collections/states')
    await expect(button).toBeVisible()
    expect(await violations(page, { within: '.sign-in' })).toEqual([])

    idp.person.email = 'stranger@example.org'
    await button.click()
    const trouble = page.getByRole('alert').filter({ hasText: 'No active account here' })
    await expect(trouble).toBeVisible()
    expect(page.url()).toBe(`${url}/admin/login`)
    expect(await violations(page, { within: '.sign-in' })).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('payload-token')

    idp.person.email = email
    await page.goto('/admin/collections/states')
    await button.click()
    await expect(page).toHaveURL(`${url}/admin/collections/states`)
    await expect(page.getByRole('heading', { name: 'States' })).toBeVisible()
    const session = (await context.cookies()).find(({ name }) => name === 'payload-token')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    // A password works beside it.
    await context.clearCookies()
    await idp.stop()
    await page.goto('/admin/login')
    await takesTyping(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('long enough to do')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${url}/admin`)
  } finally {
    await context.close()
    await started?.stop()
    await idp.stop()
  }
})
