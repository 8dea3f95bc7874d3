import type { Page } from '@playwright/test'
import { delayCalls, fail } from '../../support/api-calls.ts'
import { clinicBySlug } from '../../support/directory.ts'
import { EDITOR } from '../../support/editor-account.ts'
import { mark, messageValues } from '../../support/form-values.ts'
import { draftOf, expect, openPanel, save, saveStatus, test } from '../../support/panel-fixtures.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { withinASecond } from '../../support/within-a-second.ts'

/** What the tab keeps of what was typed. */
const keptIn = (page: Page) => () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

test.describe('a session that ended', () => {
  // Payload's own answers say 403, the desk's 401, a refreshed page 404, and React's 441 is what the
  // panel renders without a session. What the form reads while it opens may come late.
  test.use({ expectedErrors: [/status of 40[134]|React error #441/] })
  test('keeps typed text for after signing in again, even if a save failed', async ({
    page,
    context,
  }) => {
    await openPanel(page, 'collections/states?search=Wyoming')
    await page.getByRole('link', { name: 'Wyoming' }).click()
    await takesTyping(page)
    const description = page.locator('#field-description')
    const before = await description.inputValue()
    await description.fill('Half an hour of work')
    const kept = keptIn(page)
    await expect.poll(kept).toContain('Half an hour of work')

    await context.clearCookies()
    expect(await saveStatus(page, 'Save')).toBe(403)
    await expect(page.locator('.payload-toast-container')).toContainText(/not allowed|error|wrong/i)
    await page.reload()
    await expect(page).toHaveURL(/\/admin\/login/)
    await takesTyping(page)
    await page.getByLabel('Email').fill(EDITOR.email)
    await page.getByLabel('Password').fill(EDITOR.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(description).toHaveValue(before)
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(description).toHaveValue('Half an hour of work')
    await description.fill(before)
    await save(page, 'Save')
    await expect.poll(kept).not.toContain('Half an hour')
  })
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('is shown on its field, even if a check of the form is answered at that moment', async ({
    page,
    clinic,
  }) => {
    let begin = () => {}
    const isChecking = new Promise<void>((resolve) => {
      begin = resolve
    })
    let publishing: Promise<void> | undefined
    await page.route(`**/cms-api/clinics/${clinic.id}?*`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback()
      publishing = route.fetch().then(async (response) => {
        // Without a check, if this machine is so slow that it has ended.
        await Promise.race([isChecking, page.waitForTimeout(1_000)])
        await route.fulfill({ response })
      })
      await publishing
    })
    await page.route(`**/admin/collections/clinics/${clinic.id}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const response = await route.fetch()
      begin()
      await publishing
      await route.fulfill({ response })
    })
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await takesTyping(page)
    // An old computer takes both answers in before it shows either.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.getByLabel('ZIP code').fill('2962')
    expect(await saveStatus(page, 'Publish changes')).toBe(400)
    await expect(page.locator('.field-error')).toContainText('five digits')
  })
})

test('typed text is offered again after a form reloads because a colleague has saved', async ({
  page,
  request,
}) => {
  const message = { ...messageValues(), subject: `Overtaken ${mark()}` }
  await request.post('/api/contact-messages', { data: message })
  await openPanel(page, 'collections/contact-messages')
  await page.getByRole('link', { name: message.subject }).click()
  const notes = page.getByLabel('Notes')
  await expect(notes).toBeVisible()
  await takesTyping(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const colleague = { data: { notes: 'A colleague’s' } }
  expect((await page.request.patch(`/cms-api/contact-messages/${id}`, colleague)).status()).toBe(
    200,
  )
  await notes.pressSequentially('My own')
  await page.locator('#document-stale-data-reload').click()
  await expect(notes).toHaveValue('A colleague’s')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(notes).toHaveValue('My own')
  await save(page, 'Save')
  await expect.poll(keptIn(page)).not.toContain('My own')
})

test('all that is changed while an autosave is in flight is kept', async ({ page, clinic }) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const release = await delayCalls(page, /autosave=true/)
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('autosave=true')) answers.push(response.status())
  })
  const sent = page.waitForRequest(/autosave=true/)
  await page.locator('#field-email').fill('desk@example.org')
  await sent
  await page.locator('#field-address').fill('9 Main St')
  await page.locator('#field-city').fill('Clemson')
  release()
  await expect(async () => {
    expect(await draftOf(page, clinic.id)).toMatchObject({
      ...{ email: 'desk@example.org', address: '9 Main St', city: 'Clemson' },
    })
  }).toPass()
  await expect(page.locator('#field-address')).toHaveValue('9 Main St')
  // How many there are depends on how fast somebody types.
  expect(new Set(answers)).toEqual(new Set([200]))
})

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|could not be reached/] })

  test('is made up for as soon as it is back, and what was saved is not offered', async ({
    page,
    clinic,
  }) => {
    const address = page.locator('#field-address')
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await page.context().setOffline(true)
    const lost = page.waitForEvent('requestfailed', (sent) => sent.url().includes('autosave=true'))
    await address.fill('9 Main St')
    await lost
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await expect.poll(() => draftOf(page, clinic.id)).toMatchObject({ address: '9 Main St' })
    await expect.poll(keptIn(page)).not.toContain('9 Main St')
    // As after a crash in the moment of the answer.
    const { user } = await (await page.request.get('/cms-api/users/me')).json()
    await page.evaluate(
      ([key = '']) => sessionStorage.setItem(key, JSON.stringify({ address: '9 Main St' })),
      [`typed ${user.id} clinics ${clinic.id} en`],
    )
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await expect(address).toHaveValue('9 Main St')
    await expect(page.getByText('Something you typed here was not saved.')).toHaveCount(0)
  })
})

test.describe('a server that fails for a moment', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('is asked again by itself, and a phone has room to say so', async ({ page, clinic }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await fail(page, /autosave=true/, 503)
    await page.locator('#field-address').fill('9 Main St')
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await expect(page.locator('.payload-toast-container')).toContainText('could not be reached')
    const buttons = page.locator('.doc-controls__controls-wrapper button:visible')
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 0.99 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.unroute(/autosave=true/)
    await expect.poll(() => draftOf(page, clinic.id)).toMatchObject({ address: '9 Main St' })
    await expect(page.getByText('Not saved', { exact: true })).toBeHidden()
  })
})

test.describe('a stale form', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('is refused, naming who saved, and the typed text can be kept', async ({
    page,
    clinic,
    colleague,
  }) => {
    const vera = await colleague('Vera')
    await openPanel(page, `collections/clinics/${clinic.id}`)
    const saved = await vera.request.patch(`/cms-api/clinics/${clinic.id}`, {
      data: { phone: '864-555-0166', _status: 'published' },
    })
    expect(saved.status()).toBe(200)
    const website = page.locator('#field-website')
    await website.fill('https://mine.example')
    await expect(page.locator('.payload-toast-container')).toContainText(
      'Vera changed this after you opened it',
    )
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
    await expect(page.locator('.autosave')).toBeHidden()
    await openPanel(page, `collections/clinics/${clinic.id}`)
    await expect(page.locator('#field-phone')).toHaveValue('864-555-0166')
    await expect(website).toHaveValue('')
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(website).toHaveValue('https://mine.example')
    await save(page, 'Publish changes')
    await withinASecond(
      async () => clinicBySlug(clinic.slug),
      (found) =>
        expect(found).toMatchObject({ website: 'https://mine.example', phone: '864-555-0166' }),
    )
  })
})
