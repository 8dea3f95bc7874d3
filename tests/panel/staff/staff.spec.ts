import type { APIRequestContext, Browser } from '@playwright/test'
import { LOCALES, pathsFor, SENT, sameIn } from '../../../cms/contract/paths.ts'
import { delayCalls } from '../../support/api-calls.ts'
import { expectFitsInAnyText } from '../../support/expect-fits.ts'
import { sendButton } from '../../support/fill-forms.ts'
import { isHydrated } from '../../support/is-hydrated.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { violations } from '../../support/violations.ts'

test.use({ expectedErrors: [/status of (400|404)/] })

const linkFor = async (request: APIRequestContext, clinic: number): Promise<string> => {
  const answer = await request.post(`/cms-api/desk/staff/${clinic}/link`, { data: {} })
  return (await answer.json()).path
}

/** The token of a link as in the monthly mail. */
const monthlyToken = async (request: APIRequestContext, clinic: number): Promise<string> => {
  const data = { purpose: 'confirm' }
  const answer = await request.post(`/cms-api/desk/staff/${clinic}/link`, { data })
  return (
    String((await answer.json()).path)
      .split('/')
      .at(-1) ?? ''
  )
}

/** A page of somebody who is not signed in. */
const stranger = async (browser: Browser, more: object = {}) => {
  const context = await browser.newContext({
    baseURL: product().url,
    storageState: { cookies: [], origins: [] },
    ...more,
  })
  return context.newPage()
}

test('a clinic’s staff ask for a link on its page, and learn nothing from the answer', async ({
  page,
  clinic,
}) => {
  await page.goto(`/services/${clinic.slug}/correct`)
  await page.getByRole('link', { name: 'Do you work at this clinic?' }).click()
  await page.getByLabel('The clinic’s email address').fill('somebody@example.org')
  await sendButton(page).click()
  await expect(page.getByText('If this is the address that we have on file')).toBeVisible()
})

test('a link that an editor makes opens the listing, and revoking it closes it', async ({
  page,
  browser,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.locator('.staff-links code').textContent()
  const visitor = await stranger(browser)
  await visitor.goto(String(address))
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(clinic.name)
  await page.getByRole('button', { name: 'Revoke all links' }).click()
  await expect(page.getByText('No link works any more.')).toBeVisible()
  const response = await visitor.goto(String(address))
  expect(response?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('a link can be made while the clinic has a change that is not published', async ({
  page,
  clinic,
  request,
}) => {
  const draft = { data: { name: 'Panel Test Clinic, moved', _status: 'draft' } }
  expect((await request.patch(`/cms-api/clinics/${clinic.id}?draft=true`, draft)).status()).toBe(
    200,
  )
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.locator('.staff-links code')).toContainText('http')
})

for (const javaScriptEnabled of [true, false]) {
  test(`staff see what is missing and correct it, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page,
    browser,
    clinic,
    request,
  }) => {
    const text = { hoursOfOperation: 'Some Tuesdays', _status: 'published' }
    await request.patch(`/cms-api/clinics/${clinic.id}`, { data: text })
    const visitor = await stranger(browser, { javaScriptEnabled })
    const release = await delayCalls(visitor, '**/assets/*.js')
    const opening = visitor.goto(await linkFor(request, clinic.id))
    const hours = visitor.getByLabel('Hours in words', { exact: true })
    await expect(hours).toHaveValue(text.hoursOfOperation)
    // Typed before the code is there, over what the page came with.
    await hours.fill('Every Tuesday')
    release()
    const response = await opening
    expect(response?.headers()['cache-control']).toBe('no-store')
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    // Hydration would bring back the address that the page began with.
    if (javaScriptEnabled) await visitor.waitForFunction(isHydrated)
    await expect(hours).toHaveValue('Every Tuesday')
    await hours.fill(text.hoursOfOperation)
    const missing = visitor.getByRole('complementary', { name: 'How complete it is' })
    await missing.getByRole('link', { name: 'Asks for an ID' }).click()
    await expect(visitor).toHaveURL(/#own-asksForId$/)
    await visitor.getByLabel('Asks for an ID').selectOption('no')
    await visitor.getByLabel('Phone', { exact: true }).fill('864-555-0188')
    await sendButton(visitor).click()
    await expect(
      visitor.getByText('We check your changes and then publish them').first(),
    ).toBeVisible()
    await visitor.goto(`/services/${clinic.slug}`)
    await expect(visitor.getByRole('main')).toContainText(clinic.phone)

    await openPanel(page, 'collections/corrections')
    const row = page.getByRole('row').filter({ hasText: clinic.name })
    await row.getByRole('link').first().click()
    const change = page.getByRole('region', { name: 'What they would change' })
    await expect(change.getByRole('row').nth(1)).toContainText('864-555-0142')
    await expect(change.getByRole('row').nth(1)).toContainText('864-555-0188')
    expect(await violations(page, { within: '.correction' })).toEqual([])
    await change.getByRole('checkbox', { name: 'Asks for an ID' }).uncheck()
    await change.getByRole('button', { name: 'Publish 1 change' }).click()
    await expect(page.getByText('Published.')).toBeFocused()
    await visitor.goto(`/services/${clinic.slug}`)
    await expect(visitor.getByRole('main')).toContainText('864-555-0188')
  })
}

test('sending the page as it is says that nothing has changed', async ({
  browser,
  clinic,
  request,
}) => {
  const visitor = await stranger(browser)
  await visitor.goto(`/es${await linkFor(request, clinic.id)}`)
  await sendButton(visitor).click()
  await expect(visitor.getByText('Nada ha cambiado.')).toBeVisible()
})

for (const locale of LOCALES) {
  test(`the pages behind a clinic’s links fit every screen, and break no rule, in ${locale}`, async ({
    browser,
    clinic,
    request,
  }) => {
    const visitor = await stranger(browser, { reducedMotion: 'reduce' })
    const token = await monthlyToken(request, clinic.id)
    const { confirmListing, stopReminders } = pathsFor(locale)
    for (const address of [
      sameIn(locale, await linkFor(request, clinic.id)),
      confirmListing(token),
      `${confirmListing(token)}?${SENT}=yes`,
      confirmListing('made-up'),
      stopReminders(token),
      `${stopReminders(token)}?${SENT}=yes`,
    ]) {
      await visitor.goto(address)
      await expect(visitor.locator('html')).toHaveAttribute('lang', locale)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFitsInAnyText(visitor)
      const isSpanish = locale === 'es' && address === confirmListing(token)
      const note = visitor.getByText('Los textos se ven aquí en inglés.', { exact: true })
      await expect(note).toHaveCount(isSpanish ? 1 : 0)
    }
  })
}

for (const javaScriptEnabled of [true, false]) {
  test(`staff confirm their page in one tap, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    clinic,
    request,
  }) => {
    const token = await monthlyToken(request, clinic.id)
    const visitor = await stranger(browser, { javaScriptEnabled })
    await visitor.goto(`/confirm-listing/${token}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(clinic.name)
    await expect(visitor.getByRole('main')).toContainText(clinic.phone)
    await visitor.getByRole('button', { name: 'All of this is right' }).click()
    await expect(visitor.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
    await visitor.goto(`/services/${clinic.slug}`)
    const quick = visitor.getByRole('complementary', { name: 'Quick Info' })
    await expect(quick).toContainText(/Confirmed by the clinic.*\d{4}/)
    await expect(quick).toContainText('Not yet verified')
    await visitor.goto(`/es/stop-reminders/${token}`)
    await visitor.getByRole('button', { name: 'Terminar el correo mensual' }).click()
    await expect(visitor.getByText('Ya no va a recibir estos correos.')).toBeVisible()
    await visitor.goto('/stop-reminders/made-up')
    await visitor.getByRole('button').filter({ hasText: 'End the monthly mail' }).click()
    await expect(visitor.getByRole('alert')).toContainText('This link no longer works.')
  })
}
