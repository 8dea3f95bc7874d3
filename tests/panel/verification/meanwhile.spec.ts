import type { Page } from '@playwright/test'
import { clinicHeading, openQueue, test } from '../../support/callers.ts'
import { clinicBySlug } from '../../support/directory.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'

test.describe('text being typed', () => {
  test.use({ expectedErrors: [/status of (400|401|403)|ERR_INTERNET_DISCONNECTED/] })

  test('survives the end of the session, a lost connection and a reload', async ({
    page,
    context,
    ana,
    makeDue,
  }) => {
    const [clinic] = await makeDue(1)
    await openQueue(page)
    await page.getByRole('button', { name: 'Something changed' }).tap()
    await page.getByLabel('Phone', { exact: true }).fill('864-555-0188')
    await context.clearCookies()
    const save = page.getByRole('button', { name: 'Save and verify' })
    await save.tap()
    await expect(page.getByRole('alert').first()).toContainText('Your session has ended')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('864-555-0188')
    await context.request.post('/cms-api/users/login', { data: ana })
    await context.setOffline(true)
    await save.tap()
    await expect(page.getByRole('alert').first()).toContainText('could not be reached')
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('864-555-0188')
    await save.tap()
    await expect(page.getByText('Saved.')).toBeVisible()
    expect((await clinicBySlug(String(clinic?.slug))).phone).toBe('864-555-0188')
  })

  test('stays if a field is refused, which then has the focus', async ({ page, makeDue }) => {
    await makeDue(1)
    await openQueue(page)
    await page.getByRole('button', { name: 'Something changed' }).tap()
    await page.getByLabel('City', { exact: true }).fill('Clemson')
    await page.getByLabel('Phone', { exact: true }).fill('12')
    await page.getByRole('button', { name: 'Save and verify' }).tap()
    const phone = page.getByLabel('Phone', { exact: true })
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/full number with its area code/)
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Clemson')
    await page.getByRole('button', { name: 'Back' }).tap()
    await expect(page.getByRole('button', { name: 'All still right' })).toBeVisible()
    await expect(page.getByText('full number with its area code')).toBeHidden()
  })

  test('stays if an editor changes the clinic meanwhile, and the caller sees the change', async ({
    page,
    admin,
    makeDue,
  }) => {
    const [clinic] = await makeDue(1)
    await openQueue(page)
    await page.getByRole('button', { name: 'Something changed' }).tap()
    await page.getByLabel('City', { exact: true }).fill('Clemson')
    await admin.patch(`/cms-api/clinics/${clinic?.id}`, { data: { phone: '864-555-0166' } })
    const save = page.getByRole('button', { name: 'Save and verify' })
    await save.tap()
    await expect(page.getByRole('alert').first()).toContainText('Phone is now “864-555-0166”')
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('864-555-0166')
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Clemson')
    await save.tap()
    await expect(page.getByText('Saved.')).toBeVisible()
    expect(await clinicBySlug(String(clinic?.slug))).toMatchObject({
      phone: '864-555-0166',
      city: 'Clemson',
    })
  })
})

test.describe('typed text', () => {
  const note = (page: Page) => page.getByLabel('Note for the next call')

  test('comes back after skipping, until somebody else answers', async ({
    page,
    ben,
    playwright,
    makeDue,
  }) => {
    const [first, second] = await makeDue(2)
    const here = `?clinic=${first?.id}`
    await openQueue(page)
    await note(page).fill('The line was busy')
    await page.getByRole('button', { name: 'Skip this clinic' }).tap()
    await expect(clinicHeading(page)).toHaveText(String(second?.name))
    await openQueue(page, here)
    await expect(note(page)).toHaveValue('The line was busy')
    await page.getByRole('button', { name: 'Stop for now' }).tap()
    await expect(page.getByText('Stopped for now')).toBeVisible()

    const other = await playwright.request.newContext({
      baseURL: product().url,
      storageState: ben.state,
    })
    const calls = `/cms-api/desk/verification/${first?.id}`
    const { clinic } = await (await other.post(`${calls}/open`, { data: {} })).json()
    const told = await other.post(`${calls}/no-answer`, { data: clinic })
    expect(await told.json()).toMatchObject({ saved: true })
    await other.post('/cms-api/desk/verification/stop', { data: {} })
    await other.dispose()
    await openQueue(page, here)
    await expect(page.getByText('No answer, ')).toContainText('Ben')
    await expect(note(page)).toHaveValue('')
  })

  test('is not shown to the next person who signs in', async ({ page, ben, makeDue }) => {
    const [clinic] = await makeDue(1)
    await openQueue(page)
    await note(page).fill('Only I know this')
    await page.getByRole('button', { name: 'Skip this clinic' }).tap()
    await page.request.post('/cms-api/desk/verification/stop', { data: {} })
    await page.context().clearCookies()
    await page.request.post('/cms-api/users/login', { data: ben })
    await openQueue(page)
    await expect(clinicHeading(page)).toHaveText(String(clinic?.name))
    await expect(note(page)).toHaveValue('')
    await page.request.post('/cms-api/desk/verification/stop', { data: {} })
  })
})

test('a report that arrives during the call is shown before an answer is accepted', async ({
  page,
  admin,
  makeDue,
}) => {
  const [clinic] = await makeDue(1)
  await openQueue(page)
  const message = messageValues()
  await admin.post('/api/contact-messages', { data: message })
  const found = await admin.get(`/cms-api/contact-messages?where[email][equals]=${message.email}`)
  const [{ id }] = (await found.json()).docs
  await admin.post(`/cms-api/desk/messages/${id}/clinic`, { data: { clinic: clinic?.id } })
  const right = page.getByRole('button', { name: 'All still right' })
  await right.tap()
  await expect(page.getByRole('alert').first()).toContainText(
    'It was reported wrong in the meantime.',
  )
  await right.tap()
  await expect(page.getByText('Saved.')).toBeVisible()
  await admin.delete(`/cms-api/contact-messages/${id}`)
})

test.describe('an answer whose response is lost', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('is saved once, however often it is tapped', async ({ page, admin, makeDue }) => {
    const [clinic] = await makeDue(1)
    await openQueue(page)
    await page.getByLabel('Note for the next call').fill('Ask for Rosa')
    await page.route(
      '**/no-answer',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    const silent = page.getByRole('button', { name: 'No answer' })
    await silent.tap()
    await expect(page.getByRole('alert').first()).toContainText('could not be reached')
    await page.getByLabel('Note for the next call').fill('Ask for Rosa, after noon')
    await silent.tap()
    await expect(page.getByText('Saved.')).toBeVisible()
    const { docs } = await (
      await admin.get(`/cms-api/verifications?where[clinic][equals]=${clinic?.id}`)
    ).json()
    expect(docs).toMatchObject([{ outcome: 'no answer', note: 'Ask for Rosa, after noon' }])
  })
})
