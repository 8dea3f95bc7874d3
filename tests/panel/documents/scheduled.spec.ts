import type { Page } from '@playwright/test'
import { clinicBySlug } from '../../support/directory.ts'
import { draftOf, expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { query } from '../../support/template.ts'

/** The worker checks every five seconds. */
const WITHIN_MS = 15_000

test('a form says that its date was missed, and why', async ({ page, clinic }) => {
  const { databaseUrl = '' } = product()
  test.skip(!databaseUrl, 'the database of a product that runs already is not known')
  const input = JSON.stringify({
    type: 'publish',
    doc: { relationTo: 'clinics', value: clinic.id },
  })
  const error = JSON.stringify({ message: 'The following field is invalid: State' })
  const made = await query(
    databaseUrl,
    `insert into payload_jobs (input, error, has_error, task_slug, wait_until, created_at, updated_at)
      values ('${input}', '${error}', true, 'schedulePublish', '2026-11-12T20:04:00Z', now(), now() + interval '1 minute')
      returning id`,
  )
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const note = page.getByRole('region', { name: 'Missed date' })
  await expect(note).toContainText('This was supposed to be published on Nov 12, 2026, 3:04 PM EST')
  await expect(note).toContainText('The following field is invalid: State')
  await query(databaseUrl, `delete from payload_jobs where id = ${made[0]?.id} returning id`)
})

/** Schedules the open form for the last day of next year, with the panel's own drawer. */
const schedule = async (page: Page) => {
  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  // For a public document, the panel preselects unpublishing.
  await page.locator('.schedule-publish__type').getByText('Publish', { exact: true }).click()
  const date = page.locator('.schedule-publish input[type="text"]').first()
  await date.fill(`Dec 31, ${new Date().getFullYear() + 1} 10:00 AM`)
  await date.press('Enter')
  await page.locator('#scheduled-publish-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText(/scheduled/i)
}

test('a scheduled correction is public once its date has come', async ({ page, clinic }) => {
  const { databaseUrl = '' } = product()
  test.skip(!databaseUrl, 'the database of a product that runs already is not known')
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-phone').fill('864-555-0166')
  await expect.poll(async () => (await draftOf(page, clinic.id)).phone).toBe('864-555-0166')
  await schedule(page)
  expect((await clinicBySlug(clinic.slug)).phone).toBe(clinic.phone)
  // Moves the date to now instead of waiting for the last day of next year.
  const moved = await query(
    databaseUrl,
    'update payload_jobs set wait_until = now() where completed_at is null returning id',
  )
  expect(moved).toHaveLength(1)
  const phone = async () => (await clinicBySlug(clinic.slug)).phone
  await expect.poll(phone, { timeout: WITHIN_MS }).toBe('864-555-0166')
})
