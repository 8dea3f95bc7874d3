import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import pg from 'pg'
import { codeOf, wrongCode } from '../../support/authenticator.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { product } from '../../support/products.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { violations } from '../../support/violations.ts'

const PASSWORD = 'long enough to do'
const EMPTY = { cookies: [], origins: [] }

const makeEditor = async (admin: APIRequestContext, name: string) => {
  const email = `${name}-${randomBytes(3).toString('hex')}@example.org`.toLowerCase()
  const data = { email, password: PASSWORD, name, role: 'editor' }
  const made = await admin.post('/cms-api/users', { data })
  return { email, id: Number((await made.json()).doc.id) }
}

const givePassword = async (page: Page, email: string, url = product().url) => {
  await page.goto(`${url}/admin/login`)
  await takesTyping(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** Checks a screen for barriers, and that nothing is cut off on a narrow phone. */
const isForEverybody = async (page: Page, within: string) => {
  expect(await violations(page, { within })).toEqual([])
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width, height })
}

const query = async (text: string, values: unknown[]) => {
  const client = new pg.Client({ connectionString: product().databaseUrl })
  await client.connect()
  await client.query(text, values)
  await client.end()
}
/** Lets the app's codes of this moment be used again, as if a minute had passed. */
const letTimePass = (account: number) =>
  query('update second_factors set last_step = 0 where user_id = $1', [account])

/** Sets it up with what the screen shows. */
const setUp = async (page: Page) => {
  const secret = (await page.locator('.account__secret').textContent()) ?? ''
  await page.getByLabel('Code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on the second factor' }).click()
  await expect(page.getByRole('heading', { name: 'Store your recovery codes' })).toBeFocused()
  const codes = await page.locator('.account__codes code').allInnerTexts()
  expect(codes).toHaveLength(10)
  return { secret, codes }
}

test.describe('an editor', () => {
  test.use({ expectedErrors: [/status of 4(00|01)/] })

  test('sets up a second factor under Account, and signs in with it', async ({ page, browser }) => {
    const { email, id } = await makeEditor(page.request, 'Eve')
    const context = await browser.newContext({ baseURL: product().url, storageState: EMPTY })
    const eve = await context.newPage()
    await givePassword(eve, email)
    await expect(eve).toHaveURL(/\/admin\/?$/)
    await openPanel(eve, 'account')
    await eve.getByRole('link', { name: 'Set up a second factor' }).click()
    await eve.getByLabel('Your current password').fill(PASSWORD)
    await isForEverybody(eve, '.account')
    await eve.getByRole('button', { name: 'Set up' }).click()
    await expect(eve.getByRole('img', { name: 'QR code' })).toBeVisible()
    await isForEverybody(eve, '.account')
    const secret = (await eve.locator('.account__secret').textContent()) ?? ''
    await eve.getByLabel('Code').fill(wrongCode(secret))
    await eve.keyboard.press('Enter')
    await expect(eve.getByRole('alert').first()).toContainText('This code is not right.')
    const { codes } = await setUp(eve)
    await isForEverybody(eve, '.account')
    const download = eve.waitForEvent('download')
    await eve.getByRole('link', { name: 'Download' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    for (const code of codes) expect(file).toContain(code)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await eve.getByRole('button', { name: 'Copy' }).click()
    await expect(eve.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
    expect(await eve.evaluate(() => navigator.clipboard.readText())).toContain(codes[9])
    await eve.getByRole('button', { name: 'I have stored them' }).click()
    await expect(eve.getByRole('region', { name: 'Second factor' })).toContainText(
      'has been on since',
    )

    await context.clearCookies()
    await letTimePass(id)
    await givePassword(eve, email)
    const code = eve.getByLabel('Code')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await isForEverybody(eve, '.sign-in')
    expect((await context.request.get('/cms-api/clinics?limit=1')).status()).toBe(403)
    await eve.keyboard.type(wrongCode(secret))
    await eve.keyboard.press('Enter')
    await expect(eve.getByRole('alert').first()).toContainText('This code is not right')
    await code.fill(codeOf(secret))
    await eve.keyboard.press('Enter')
    await expect(eve).toHaveURL(/\/admin\/?$/)
    expect((await context.request.get('/cms-api/clinics?limit=1')).status()).toBe(200)

    // With the keyboard alone, and a recovery code.
    await context.clearCookies()
    await givePassword(eve, email)
    await expect(eve.getByLabel('Code')).toBeFocused()
    await eve.keyboard.press('Tab')
    await eve.keyboard.press('Tab')
    await eve.keyboard.press('Enter')
    await expect(eve.getByLabel('Recovery code')).toBeFocused()
    await isForEverybody(eve, '.sign-in')
    await eve.keyboard.type(codes[0]?.toUpperCase() ?? '')
    await eve.keyboard.press('Enter')
    await expect(eve).toHaveURL(/\/admin\/?$/)

    await openPanel(eve, 'second-factor')
    await expect(eve.getByText('You have 9 recovery codes left.')).toBeVisible()
    await eve.getByRole('button', { name: 'Turn off…' }).click()
    await eve.getByLabel('Your current password').fill(PASSWORD)
    await eve.getByLabel('Code').fill(codes[1] ?? '')
    await isForEverybody(eve, '.account')
    await eve.getByRole('button', { name: 'Turn off the second factor' }).click()
    await expect(eve.getByRole('link', { name: 'Set up a second factor' })).toBeVisible()
    await context.close()
  })
})

test('an admin removes the second factor of somebody who lost their phone', async ({
  page,
  browser,
}) => {
  const { email, id } = await makeEditor(page.request, 'Lena')
  const context = await browser.newContext({ baseURL: product().url, storageState: EMPTY })
  const lena = await context.newPage()
  await givePassword(lena, email)
  await expect(lena).toHaveURL(/\/admin\/?$/)
  await openPanel(lena, 'second-factor')
  await lena.getByLabel('Your current password').fill(PASSWORD)
  await lena.getByRole('button', { name: 'Set up' }).click()
  await setUp(lena)

  await openPanel(page, `collections/users/${id}`)
  await page.getByRole('button', { name: 'Remove the second factor…' }).click()
  await page.getByLabel('Your own password').fill('a password for tests')
  expect(await violations(page, { within: '[aria-label="Second factor"]' })).toEqual([])
  await page.keyboard.press('Enter')
  const section = page.getByRole('region', { name: 'Second factor' })
  await expect(section).toContainText('Lena has no second factor.')
  await lena.goto('/admin/collections/clinics')
  await expect(lena).toHaveURL(/\/admin\/login/)
  await givePassword(lena, email)
  await expect(lena).toHaveURL(/\/admin\/?$/)
  await context.close()
})

test('where it is required, an editor sets it up to sign in', async ({ page, browser }) => {
  const { databaseUrl } = product()
  test.skip(!databaseUrl, 'needs the database of the product')
  const strict = await startProductProcess(databaseUrl ?? '', {
    REQUIRE_SECOND_FACTOR: 'admin,editor',
  })
  const { email } = await makeEditor(page.request, 'Ruth')
  const context = await browser.newContext({ baseURL: strict.url, storageState: EMPTY })
  const ruth = await context.newPage()
  try {
    await ruth.goto('/admin/collections/clinics')
    await givePassword(ruth, email, strict.url)
    await expect(ruth.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
    await isForEverybody(ruth, '.sign-in')
    expect((await context.request.get('/cms-api/clinics?limit=1')).status()).toBe(403)
    await setUp(ruth)
    await isForEverybody(ruth, '.sign-in')
    await ruth.getByRole('button', { name: 'I have stored them' }).click()
    await expect(ruth).toHaveURL(/\/admin\/?$/)
    await expect(ruth.getByRole('link', { name: 'Clinics' }).first()).toBeVisible()
  } finally {
    await context.close()
    await strict.stop()
  }
})
