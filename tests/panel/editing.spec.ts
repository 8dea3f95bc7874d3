import type { Page } from '@playwright/test'
import { clinicBySlug, clinicLike } from '../support/directory.ts'
import { EDITOR } from '../support/editor-account.ts'
import { expect, test } from '../support/page-fixtures.ts'

/** A refused password is answered with 401, which the browser notes. */
test.use({ expectedErrors: [/status of 401/] })

const signIn = async (page: Page, password: string = EDITOR.password) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(EDITOR.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const open = async (page: Page, address: string) => {
  await page.goto(`/admin/${address}`)
  // A form takes what is typed only once it has been hydrated.
  await page.waitForLoadState('networkidle')
}

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
}

test('a wrong password opens nothing', async ({ page }) => {
  await signIn(page, 'not the password')
  await expect(page.locator('.payload-toast-container')).toContainText(/incorrect/i)
  await expect(page).toHaveURL(/login/)
})

test('Payload’s own API is closed to visitors', async ({ request }) => {
  expect((await request.get('/cms-api/clinics')).status()).toBe(403)
})

test.describe('an editor', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page)
    await page.waitForURL(/\/admin\/?$/)
  })

  test('corrects a telephone number, and visitors see it within a second', async ({ page }) => {
    const { id, slug } = await clinicLike(({ state }) => state === 'OH')
    await page.goto(`/services/${slug}`)
    await open(page, `collections/clinics/${id}`)
    await page.locator('#field-phone').fill('864-555-0177')
    await publish(page)
    const visitor = async () => (await page.request.get(`/services/${slug}`)).text()
    await expect.poll(visitor, { timeout: 1_000 }).toContain('864-555-0177')
    expect((await clinicBySlug(slug)).phone).toBe('864-555-0177')
  })

  test('keeps a draft to themselves', async ({ page }) => {
    const { id, slug, city } = await clinicLike(({ state }) => state === 'PA')
    await open(page, `collections/clinics/${id}`)
    await page.locator('#field-city').fill('Draftville')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.locator('.payload-toast-container')).toContainText(/success/i)
    expect((await clinicBySlug(slug)).city).toBe(city)
  })

  test('makes a clinic, whose address is made from its name', async ({ page }) => {
    await open(page, 'collections/clinics/create')
    await page.locator('#field-name').fill('Clínica del Río')
    await page.locator('#field-city').fill('Toledo')
    await page.locator('#field-state input').fill('Ohio')
    await page.getByRole('option', { name: 'Ohio' }).click()
    await publish(page)
    expect(await clinicBySlug('clinica-del-rio')).toMatchObject({ city: 'Toledo', state: 'OH' })
  })

  test('opens a guide with its tables', async ({ page }) => {
    await open(page, 'collections/guides')
    await page
      .getByRole('link', { name: /qualify/i })
      .first()
      .click()
    const editor = page.locator('[data-lexical-editor]')
    await expect(editor.locator('table').first()).toBeVisible()
  })
})
