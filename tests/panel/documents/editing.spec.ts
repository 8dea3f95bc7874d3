import type { Page } from '@playwright/test'
import { delayCalls } from '../../support/api-calls.ts'
import { clinicBySlug } from '../../support/directory.ts'
import { mark } from '../../support/form-values.ts'
import {
  draftOf,
  expect,
  openPanel,
  ownDatabase,
  save,
  test,
} from '../../support/panel-fixtures.ts'
import { query } from '../../support/template.ts'
import { withinASecond } from '../../support/within-a-second.ts'

test('publishing waits for an autosave in flight, which leaves no draft', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const autosave = page.waitForRequest(/autosave=true/)
  const autosaved = page.waitForResponse(/autosave=true/)
  const published = page.waitForResponse((response) =>
    /clinics\/\d+\?depth=0&locale=en$/.test(response.url()),
  )
  // The autosave starts while publishing asks what goes out, and is slow.
  await page.route(/unpublished\/clinics/, async (route) => {
    await autosave
    await route.continue()
  })
  await page.route(/autosave=true/, async (route) => {
    await Promise.race([published, page.waitForTimeout(1_000)])
    await route.continue()
  })
  await page.locator('#field-phone').fill('864-555-0177')
  await page.getByRole('button', { name: 'Publish changes', exact: true }).click()
  expect((await published).status()).toBe(200)
  expect((await autosaved).status()).toBe(200)
  expect(await draftOf(page, clinic.id)).toMatchObject({
    phone: '864-555-0177',
    _status: 'published',
  })
  // A form that is closed while it sends something is an error in the log.
  await page.waitForLoadState('networkidle')
})

const publishButton = (page: Page) =>
  page.getByRole('button', { name: 'Publish changes', exact: true })

const expectPublished = async (page: Page, id: number) => {
  await expect(async () => {
    expect(await draftOf(page, id)).toMatchObject({ phone: '864-555-0177', _status: 'published' })
  }).toPass()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Publishing…')).toBeHidden()
  await expect(publishButton(page)).toBeDisabled()
}

for (const by of ['mouse', 'keyboard'])
  test(`publishing is heard while an autosave is in flight, by ${by}`, async ({ page, clinic }) => {
    await openPanel(page, `collections/clinics/${clinic.id}`)
    const release = await delayCalls(page, /autosave=true/)
    const autosave = page.waitForRequest(/autosave=true/)
    await page.locator('#field-phone').fill('864-555-0177')
    if (by === 'keyboard') await publishButton(page).focus()
    await autosave
    await (by === 'keyboard' ? page.keyboard.press('Enter') : publishButton(page).click())
    await expect(page.getByText('Publishing…')).toBeVisible()
    release()
    await expectPublished(page, clinic.id)
  })

test('publishing is heard while the form is read anew after an autosave', async ({
  page,
  clinic,
}) => {
  const form = new RegExp(`/admin/collections/clinics/${clinic.id}$`)
  let release = () => {}
  let begin = () => {}
  const isReading = new Promise<void>((resolve) => {
    begin = resolve
  })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.route(/autosave=true/, async (route) => {
    const response = await route.fetch()
    release = await delayCalls(page, form)
    page.on('request', (request) => form.test(request.url()) && begin())
    await route.fulfill({ response })
  })
  await page.locator('#field-phone').fill('864-555-0177')
  await isReading
  await publishButton(page).click()
  release()
  await expectPublished(page, clinic.id)
})

test('a new clinic is stored once somebody saves it, and public once it is published', async ({
  page,
}) => {
  const { request } = page
  const count = async () => (await (await request.get('/cms-api/clinics/count')).json()).totalDocs
  const before = await count()
  const name = `Clínica del Río ${mark()}`
  await openPanel(page, 'collections/clinics/create')
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
  await page.locator('#field-name').fill(name)
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .toContain(name)
  await openPanel(page, 'collections/clinics/create')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.locator('#field-name')).toHaveValue(name)

  await page.locator('#field-city').fill('Cheyenne')
  await page.locator('#field-state input').fill('Wyoming')
  await page.getByRole('option', { name: 'Wyoming', exact: true }).click()
  await expect(page.locator('.autosave')).toBeHidden()
  expect(await count()).toBe(before)
  await save(page, 'Save Draft')
  await expect(page).toHaveURL(/clinics\/\d+/)
  const slug = name.toLowerCase().replaceAll('í', 'i').replaceAll(' ', '-')
  await expect(page.locator('#field-slug')).toHaveValue(slug)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const visit = async () => (await request.get(`/services/${slug}`)).status()
  expect(await visit()).toBe(404)
  await save(page, 'Publish changes')
  await withinASecond(visit, (status) => expect(status).toBe(200))
  expect(await clinicBySlug(slug)).toMatchObject({ name, city: 'Cheyenne', state: 'WY' })
  await page.close()
  expect((await request.delete(`/cms-api/clinics/${id}?overrideLock=true`)).status()).toBe(200)
  await withinASecond(visit, (status) => expect(status).toBe(404))
})

test('an editor schedules a correction, and the form says if its date was missed, and why', async ({
  page,
  clinic,
}) => {
  const databaseUrl = ownDatabase()
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-phone').fill('864-555-0166')
  await expect.poll(async () => (await draftOf(page, clinic.id)).phone).toBe('864-555-0166')
  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  // For a public document, the panel preselects unpublishing.
  await page.locator('.schedule-publish__type').getByText('Publish', { exact: true }).click()
  const year = new Date().getFullYear() + 1
  const date = page.locator('.schedule-publish input[type="text"]').first()
  await date.fill(`Dec 31, ${year} 10:00 AM`)
  await date.press('Enter')
  await page.locator('#scheduled-publish-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/scheduled/i)
  expect((await clinicBySlug(clinic.slug)).phone).toBe(clinic.phone)

  const ours = `task_slug = 'schedulePublish' and input->'doc'->>'value' = '${clinic.id}'`
  const error = JSON.stringify({ message: 'The following field is invalid: State' })
  const missed = await query(
    databaseUrl,
    `update payload_jobs set wait_until = '2026-11-12T20:04:00Z', has_error = true,
      error = '${error}', updated_at = now() + interval '1 minute'
      where ${ours} and input->>'type' = 'publish' and wait_until > '${year}-12-30' returning id`,
  )
  expect(missed).toHaveLength(1)
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const note = page.getByRole('region', { name: 'Missed date' })
  await expect(note).toContainText('This was supposed to be published on Nov 12, 2026, 3:04 PM EST')
  await expect(note).toContainText('The following field is invalid: State')
  await query(databaseUrl, `delete from payload_jobs where ${ours} returning id`)
})
