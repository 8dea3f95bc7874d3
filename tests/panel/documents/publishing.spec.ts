import type { Page } from '@playwright/test'
import { clinicBySlug } from '../../support/directory.ts'
import { draftOf, expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { withinASecond } from '../../support/within-a-second.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const HALF = 'We see everybody who'
const SPANISH = 'Atendemos a todas las personas.'

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Which changes do you want to publish?' })

const askToPublish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(dialog(page)).toBeVisible()
}

const choose = async (page: Page, name: string) => {
  // The message of an earlier publication may still be there.
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('draft=true'),
  )
  await dialog(page).getByRole('button', { name }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
  await expect(dialog(page)).toHaveCount(0)
}

test('an editor sees whose changes would be published, and publishes only one language', async ({
  page,
  clinic,
  colleague,
}) => {
  // Vera leaves half a sentence in English and another telephone number.
  const vera = await colleague('Vera')
  const form = `collections/clinics/${clinic.id}`
  const data = { description: HALF, phone: '864-555-0177' }
  const typed = await vera.request.patch(`/cms-api/clinics/${clinic.id}?draft=true`, { data })
  expect(typed.status()).toBe(200)
  await openPanel(page, `${form}?locale=es`)
  await page.locator('#field-description').fill(SPANISH)
  await askToPublish(page)
  await expect(dialog(page).locator('dl')).toHaveText(/VeraPhone, Description \(English\)/)
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
    true,
  )
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect((await clinicBySlug(clinic.slug)).phone).toBe(clinic.phone)

  // So would they be on a date, which Payload's drawer does not say.
  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  await expect(page.locator('.payload-toast-container')).toContainText(
    'Vera: Phone, Description (English)',
  )
  await page.locator('.drawer-close-button').click()

  await expect(page.locator('#field-description')).toHaveValue(SPANISH)
  await askToPublish(page)
  await choose(page, 'Publish only the Español text')
  const inSpanish = async () =>
    (await page.request.get(`/api/clinics/slug/${clinic.slug}?locale=es`)).json()
  await withinASecond(inSpanish, (found) =>
    expect(found).toMatchObject({ description: SPANISH, phone: clinic.phone }),
  )
  expect(await clinicBySlug(clinic.slug)).toMatchObject({ phone: clinic.phone, description: null })
  // The form goes on with the draft, where everything else waits.
  await expect(page.locator('#field-phone')).toHaveValue('864-555-0177')
  expect(await draftOf(page, clinic.id)).toMatchObject({
    description: HALF,
    phone: '864-555-0177',
    _status: 'draft',
  })

  // Somebody who corrects one thing publishes just that.
  await page.locator('#field-website').fill('https://mine.example')
  await expect
    .poll(async () => (await draftOf(page, clinic.id)).website)
    .toBe('https://mine.example')
  await askToPublish(page)
  await choose(page, 'Publish only my changes')
  await withinASecond(
    async () => clinicBySlug(clinic.slug),
    (found) =>
      expect(found).toMatchObject({ website: 'https://mine.example', phone: clinic.phone }),
  )
})

test('versions say who changed what, an earlier one is restored, and so is a trashed clinic', async ({
  page,
  clinic,
  colleague,
}) => {
  const vera = await colleague('Vera')
  const change = (data: object, query = '') =>
    vera.request.patch(`/cms-api/clinics/${clinic.id}${query}`, { data })
  await change({ phone: '864-555-0166' })
  await change({ phone: '864-555-0199' })
  await change({ hoursOfOperation: 'Por la mañana' }, '?locale=es')
  await openPanel(page, `collections/clinics/${clinic.id}/versions`)
  const rows = page.locator('.history > li')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(0)).toContainText('Vera')
  await expect(rows.nth(0)).toContainText('Hours in words (Spanish): Por la mañana was added')
  await expect(rows.nth(0)).toContainText('Public now')
  await expect(rows.nth(0)).toContainText(/\d:\d\d [AP]M E[SD]T/)
  await expect(rows.nth(1)).toContainText('Phone: 864-555-0166 became 864-555-0199')
  await expect(rows.nth(3)).toContainText('First version')
  await rows.nth(2).getByRole('link').click()
  const note = page.locator('.version-note')
  await expect(note).toContainText('This version: Vera')
  await expect(note).toContainText(/Phone: .+ became 864-555-0166/)
  // Both versions in one time zone, whichever the server and the reader are in.
  await expect(page.locator('.view-version')).toContainText(/\d:\d\d [AP]M E[SD]T/)
  await expect(page.locator('.view-version')).not.toContainText(/Verified fields|Last changed/)
  const texts = await page.locator('.step-nav, .version-note, .view-version').allTextContents()
  const written = texts.join(' ').match(/\d:\d\d [AP]M \S+/g) ?? []
  expect(written.length).toBeGreaterThan(3)
  expect(written.filter((moment) => !/E[SD]T/.test(moment))).toEqual([])
  // Without a connection the question is answered too, and can be asked again.
  await page.getByRole('button', { name: 'Restore this version' }).first().click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText('problem restoring')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Restore this version' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(
    'Spanish text that is missing from that version stays.',
  )
  await expect(page.getByRole('dialog')).toContainText('Visitors see it at once, unless you chose')
  await expect(page.getByRole('dialog')).not.toContainText('draft that waits')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#field-phone')).toHaveValue('864-555-0166')
  await withinASecond(
    async () => (await clinicBySlug(clinic.slug)).phone,
    (phone) => expect(phone).toBe('864-555-0166'),
  )

  const visit = async () => (await page.request.get(`/services/${clinic.slug}`)).status()
  await takesTyping(page)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/trash/i)
  await withinASecond(visit, (status) => expect(status).toBe(404))
  await openPanel(page, `collections/clinics/trash/${clinic.id}`)
  await page.locator('#action-restore').click()
  await page.locator('#restore-as-published').check()
  await page.locator('#confirm-action').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/restored/i)
  await withinASecond(visit, (status) => expect(status).toBe(200))
})
