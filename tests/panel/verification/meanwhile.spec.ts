import type { Page } from '@playwright/test'
import { clinicHeading, openQueue, test } from '../../support/callers.ts'
import { clinicBySlug } from '../../support/directory.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect, makePerson, PASSWORD } from '../../support/panel-fixtures.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const note = (page: Page) => page.getByLabel('Note for the next call')
const alert = (page: Page) => page.getByRole('alert').first()
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

test.describe('text being typed', () => {
  test.use({ expectedErrors: [/status of (400|401|403)|ERR_INTERNET_DISCONNECTED/] })

  test('survives a refusal, the end of the session, a lost connection and a reload', async ({
    page,
    context,
    ana,
    makeDue,
  }) => {
    const [clinic] = await makeDue(1)
    await openQueue(page)
    await tap(page, 'Something changed')
    const phone = field(page, 'Phone')
    await field(page, 'City').fill('Clemson')
    await phone.fill('12')
    await tap(page, 'Save and verify')
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/full number with its area code/)
    await expect(field(page, 'City')).toHaveValue('Clemson')
    await phone.fill('864-555-0188')
    await context.clearCookies()
    await tap(page, 'Save and verify')
    await expect(alert(page)).toContainText('Your session has ended')
    await expect(phone).toHaveValue('864-555-0188')
    await context.request.post('/cms-api/users/login', { data: ana })
    await context.setOffline(true)
    await tap(page, 'Save and verify')
    await expect(alert(page)).toContainText('could not be reached')
    await context.setOffline(false)
    await page.reload()
    await expect(phone).toHaveValue('864-555-0188')
    await tap(page, 'Save and verify')
    await expect(page.getByText('Saved.')).toBeVisible()
    expect(await clinicBySlug(String(clinic?.slug))).toMatchObject({
      phone: '864-555-0188',
      city: 'Clemson',
    })
  })
})

test('a report or an edit that arrives during the call is shown before an answer is accepted', async ({
  page,
  admin,
  makeDue,
}) => {
  const [reported, edited] = await makeDue(2)
  await openQueue(page)
  const message = messageValues()
  await admin.post('/api/contact-messages', { data: message })
  const found = await admin.get(`/cms-api/contact-messages?where[email][equals]=${message.email}`)
  const [{ id }] = (await found.json()).docs
  await admin.post(`/cms-api/desk/messages/${id}/clinic`, { data: { clinic: reported?.id } })
  await tap(page, 'All still right')
  await expect(alert(page)).toContainText('It was reported wrong in the meantime.')
  const reports = page.getByRole('region', { name: 'What was reported' })
  await expect(reports).toContainText('We open at 8 now.')
  await tap(page, 'All still right')
  await expect(page.getByText('Saved.')).toBeVisible()
  await admin.delete(`/cms-api/contact-messages/${id}`)

  await expect(clinicHeading(page)).toHaveText(String(edited?.name))
  await tap(page, 'Something changed')
  await field(page, 'City').fill('Clemson')
  await admin.patch(`/cms-api/clinics/${edited?.id}`, { data: { phone: '864-555-0166' } })
  await tap(page, 'Save and verify')
  await expect(alert(page)).toContainText('Phone is now “864-555-0166”')
  await expect(field(page, 'Phone')).toHaveValue('864-555-0166')
  await expect(field(page, 'City')).toHaveValue('Clemson')
  await tap(page, 'Save and verify')
  await expect(page.getByText('is corrected and verified.')).toBeVisible()
  expect((await clinicBySlug(String(edited?.slug))).phone).toBe('864-555-0166')
})

test('a note comes back after skipping, until somebody else answers, who does not see it', async ({
  page,
  admin,
  ana,
  makeDue,
}) => {
  const [first, second] = await makeDue(2)
  const here = `?clinic=${first?.id}`
  await openQueue(page)
  await note(page).fill('The line was busy')
  await tap(page, 'Skip this clinic')
  await expect(clinicHeading(page)).toHaveText(String(second?.name))
  await openQueue(page, here)
  await expect(note(page)).toHaveValue('The line was busy')
  await tap(page, 'Stop for now')
  await expect(page.getByText('Stopped for now')).toBeVisible()

  const signIn = async (email: string) => {
    await page.context().clearCookies()
    await page.request.post('/cms-api/users/login', { data: { email, password: PASSWORD } })
    await openQueue(page, here)
  }
  await signIn((await makePerson(admin, 'Ben', 'reviewer')).email)
  await expect(clinicHeading(page)).toHaveText(String(first?.name))
  await expect(note(page)).toHaveValue('')
  await tap(page, 'No answer')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.request.post('/cms-api/desk/verification/stop', { data: {} })
  await signIn(ana.email)
  const call = page.locator('.calls__history li').first()
  await expect(call).toContainText('No answer')
  await expect(call).toContainText('Ben')
  await expect(note(page)).toHaveValue('')
})

test.describe('an answer whose response is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('is saved once, however often it is tapped', async ({ page, admin, makeDue }) => {
    const [clinic] = await makeDue(1)
    await openQueue(page)
    await note(page).fill('Ask for Rosa')
    await page.route(
      '**/no-answer',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await tap(page, 'No answer')
    await expect(alert(page)).toContainText('could not be reached')
    await note(page).fill('Ask for Rosa, after noon')
    await tap(page, 'No answer')
    await expect(page.getByText('Saved.')).toBeVisible()
    const { docs } = await (
      await admin.get(`/cms-api/verifications?where[clinic][equals]=${clinic?.id}`)
    ).json()
    expect(docs).toMatchObject([{ outcome: 'no answer', note: 'Ask for Rosa, after noon' }])
  })
})
