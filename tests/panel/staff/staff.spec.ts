import { delayCalls } from '../../support/api-calls.ts'
import { sendButton } from '../../support/fill-forms.ts'
import { isHydrated } from '../../support/is-hydrated.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { staffPath } from '../../support/staff-path.ts'
import { violations } from '../../support/violations.ts'

test('staff see what is missing with an editor’s link and correct it, and an editor publishes what they accept', async ({
  page,
  clinic,
  request,
  stranger,
}) => {
  const text = { hoursOfOperation: 'Some Tuesdays', _status: 'published' }
  await request.patch(`/cms-api/clinics/${clinic.id}`, { data: text })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = String(await page.locator('.staff-links code').textContent())
  const visitor = await stranger()
  const release = await delayCalls(visitor, '**/assets/*.js')
  const opening = visitor.goto(address)
  const hours = visitor.getByLabel('Hours in words', { exact: true })
  await expect(hours).toHaveValue(text.hoursOfOperation)
  // Typed before the code is there, over what the page came with.
  await hours.fill('Every Tuesday')
  release()
  const response = await opening
  expect(response?.headers()['cache-control']).toBe('no-store')
  // Hydration would bring back the address that the page began with.
  await visitor.waitForFunction(isHydrated)
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
  const isPublic = async () => (await request.get(`/services/${clinic.slug}`)).text()
  expect(await isPublic()).toContain(clinic.phone)

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
  expect(await isPublic()).toContain('864-555-0188')
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Revoke all links' }).click()
  await expect(page.getByText('No link works any more.')).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('staff confirm their page in one tap, and end the monthly mail', async ({
  clinic,
  request,
  stranger,
}) => {
  const token = (await staffPath(request, clinic.id, 'confirm')).split('/').at(-1)
  const visitor = await stranger()
  await visitor.goto(`/confirm-listing/${token}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(clinic.name)
  await expect(visitor.getByRole('main')).toContainText(clinic.phone)
  await visitor.getByRole('button', { name: 'Everything is right' }).click()
  await expect(visitor.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  await visitor.goto(`/services/${clinic.slug}`)
  const quick = visitor.getByRole('complementary', { name: 'Quick Info' })
  await expect(quick).toContainText(/Confirmed by the clinic.*\d{4}/)
  await expect(quick).toContainText('Not yet verified')
  await visitor.goto(`/es/stop-reminders/${token}`)
  await visitor.getByRole('button', { name: 'Dejar de recibir el correo mensual' }).click()
  await expect(visitor.getByText('Ya no va a recibir estos correos.')).toBeVisible()
})
