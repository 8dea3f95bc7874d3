import type { Page } from '@playwright/test'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'

/** Opens the page beside the form. */
const openPreview = async (page: Page) => {
  await page.locator('#live-preview-toggler').waitFor()
  // The panel remembers if it was opened before.
  if (!(await page.locator('iframe').isVisible()))
    await page.locator('#live-preview-toggler').click()
  return page.frameLocator('iframe')
}

test('a clinic’s page is shown beside its form, updates as you type, and has English for what is untranslated', async ({
  page: { request },
  clinic,
  colleague,
}) => {
  const description = 'Care for everyone in Anderson.'
  await request.patch(`/cms-api/clinics/${clinic.id}`, { data: { description } })
  // The panel remembers the language for each account.
  const page = await colleague('Traductora')
  await openPanel(page, `collections/clinics/${clinic.id}?locale=es`)
  const preview = await openPreview(page)
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(clinic.name)
  await expect(preview.getByText(description)).toBeVisible()
  await page.locator('#field-description').fill('Atención para todos en Anderson.')
  await expect(preview.getByText('Atención para todos en Anderson.')).toBeVisible()
  await expect(preview.getByText(description)).toBeHidden()
  await page.locator('#field-name').fill('Clinic by the Preview')
  await expect(heading).toHaveText('Clinic by the Preview')
  const visitor = await request.get(`/services/${clinic.slug}`)
  expect(await visitor.text()).not.toContain('Clinic by the Preview')
  await page.close()
})

test('a guide opens in the editor with its tables, and its page updates as you type beside it', async ({
  page,
}) => {
  const { request } = page
  const found = await request.get('/cms-api/guides?where[slug][equals]=qualify&depth=0')
  const [guide] = (await found.json()).docs
  await openPanel(page, `collections/guides/${guide.id}`)
  const table = page.locator('[data-lexical-editor]').getByRole('table').first()
  await expect(table).toContainText('15,060')
  // Columns are as wide as their words; the editor's own are 92 px.
  await expect(table).toHaveCSS('table-layout', 'auto')
  const preview = await openPreview(page)
  await expect(preview.getByRole('table').first()).toContainText('15,060')
  await page.locator('#field-title').fill('How to qualify, step by step')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    'How to qualify, step by step',
  )
  const draft = async () =>
    (await (await request.get(`/cms-api/guides/${guide.id}?draft=true&depth=0`)).json()).title
  await expect.poll(draft).toBe('How to qualify, step by step')
  await page.close()
  const undone = await request.patch(`/cms-api/guides/${guide.id}?draft=true`, {
    data: { title: guide.title },
  })
  expect(undone.status()).toBe(200)
})
