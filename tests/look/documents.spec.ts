import path from 'node:path'
import type { Page } from '@playwright/test'
import { openQueue, test } from '../support/callers.ts'
import { clinicLike } from '../support/directory.ts'
import { clinicValues } from '../support/form-values.ts'
import { expect, openPanel } from '../support/panel-fixtures.ts'

/** The documents' pictures are only taken, never compared: they show the data of the moment. */
const isAsked = () => test.info().config.updateSnapshots !== 'missing'

const pictures = path.resolve(import.meta.dirname, '..', '..', 'docs', 'pictures')
const take = (page: Page, name: string) =>
  page.screenshot({ path: path.join(pictures, `${name}.png`), animations: 'disabled' })

const DESKTOP = { width: 1280, height: 860 }

const LIST = `Clinic,Street,City,State,ZIP,Phone,Services,Hours
Riverbend Health Center,12 Main St,Petaluma,California,94952,707-555-0142,Medical Care; Dental Care,Mon-Fri 8-5
Hillside Family Clinic,340 Grant Ave,Novato,California,94945,415-555-0107,Medical Care,Mon-Thu 9-6
Harbor Free Clinic,9 Bridgeway,Sausalito,California,94965,415-555-0163,Medical Care,
`

// When two people sign in to one account at the same moment, Payload forgets one of them.
test.describe.configure({ mode: 'default' })
test.skip(() => !isAsked(), 'npm run look -- --update-snapshots takes them')

test.describe('the documents show', () => {
  test.use({
    viewport: DESKTOP,
    hasTouch: false,
    storageState: async ({ signedIn }, use) => use(signedIn),
  })

  test('a search', async ({ page }) => {
    await page.goto('/search?location=Petaluma%2C+CA&distance=100')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await take(page, 'search')
  })

  test('a submission', async ({ page }) => {
    const listed = await clinicLike(({ phone }) => Boolean(phone))
    const data = {
      ...clinicValues(),
      clinicName: 'Lakeside Free Clinic',
      contactName: 'Ben Okafor',
      contactEmail: 'ben@example.org',
      phone: listed.phone,
    }
    expect((await page.request.post('/api/clinic-submissions', { data })).status()).toBe(201)
    await openPanel(page, 'collections/clinic-submissions')
    await page.getByRole('link', { name: 'Lakeside Free Clinic' }).first().click()
    await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible()
    await take(page, 'submission')
  })

  test('an import', async ({ page }) => {
    await openPanel(page, 'collections/imports')
    const file = { name: 'county-list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) }
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
    await expect(page.getByLabel('Name of the source')).toHaveValue('county-list')
    await page.getByRole('button', { name: 'Upload and compare' }).click()
    await expect(page.getByRole('heading', { name: 'Riverbend Health Center' })).toBeVisible({
      timeout: 20_000,
    })
    await take(page, 'import')
  })
})

test.describe('the documents show of a phone', () => {
  test('a call', async ({ page, makeDue }) => {
    await makeDue(1)
    await openQueue(page)
    await take(page, 'verify')
  })
})
