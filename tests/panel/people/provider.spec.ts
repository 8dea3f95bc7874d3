import { freePort } from '../../support/free-port.ts'
import { CLIENT, startIdentityProvider } from '../../support/identity-provider.ts'
import { expect, makePerson, ownDatabase, test } from '../../support/panel-fixtures.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import { confirmSecret, givePassword, isForEverybody } from '../../support/second-factor.ts'
import { violations } from '../../support/violations.ts'

test('an editor signs in with the identity provider, or learns why not, or with the password and the second factor that it requires', async ({
  request,
  stranger,
}) => {
  const databaseUrl = ownDatabase()
  const { email } = await makePerson(request, 'Ida')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const idp = await startIdentityProvider(`${url}/admin/login`)
  let started: ProductProcess | undefined
  const page = await stranger({ baseURL: url })
  const context = page.context()
  const button = page.getByRole('link', { name: 'Sign in with Example ID' })
  try {
    started = await startProductProcess(databaseUrl, {
      PORT: String(port),
      PUBLIC_URL: url,
      OIDC_ISSUER: idp.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Example ID',
      REQUIRE_SECOND_FACTOR: 'admin,editor',
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

    idp.person.email = email
    await page.goto('/admin/collections/states')
    await button.click()
    // The list adds its order to the address.
    await expect(page).toHaveURL((to) => to.href.startsWith(`${url}/admin/collections/states`))
    await expect(page.getByRole('heading', { name: 'States' })).toBeVisible()

    // A password works beside it, with the second factor that the settings require.
    await context.clearCookies()
    await idp.stop()
    await givePassword(page, email)
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
    await isForEverybody(page, '.sign-in')
    expect((await page.request.get('/cms-api/clinics?limit=1')).status()).toBe(403)
    await confirmSecret(page)
    await isForEverybody(page, '.sign-in')
    await page.getByRole('button', { name: 'I have stored them' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    await expect(page.getByRole('link', { name: 'Clinics' }).first()).toBeVisible()
  } finally {
    await context.close()
    await started?.stop()
    await idp.stop()
  }
})
