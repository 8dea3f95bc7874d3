import type { Page } from '@playwright/test'
import { clinicHeading, openQueue, test } from '../../support/callers.ts'
import { clinicBySlug } from '../../support/directory.ts'
import { expect } from '../../support/panel-fixtures.ts'
import { violations } from '../../support/violations.ts'

// What is refused is a failed request, too.
test.use({ expectedErrors: [/status of 400/] })

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

test('a wrong number disappears until somebody finds another one', async ({ page, makeDue }) => {
  const [clinic] = await makeDue(1)
  const { name, slug } = clinic ?? { name: '', slug: '' }
  await openQueue(page)
  await tap(page, 'Wrong number or disconnected')
  await expect(page.getByText('Saved. Visitors no longer see the number')).toBeVisible()
  expect(await clinicBySlug(slug)).toMatchObject({ phone: null, verified: false })
  await tap(page, `Undo: Wrong number of ${name}`)
  await expect(clinicHeading(page)).toHaveText(name)
  expect((await clinicBySlug(slug)).phone).toBe('864-555-0142')
  await tap(page, 'Wrong number or disconnected')
  await page.getByRole('link', { name: /without a number$/ }).tap()
  await expect(clinicHeading(page)).toHaveText(name)
  await expect(page.getByText('864-555-0142 doesn’t work.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search the web' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent('Anderson')),
  )
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'All still right' })).toHaveCount(0)
  expect(await violations(page, { within: '.calls' })).toEqual([])
  await page.getByLabel('Number that you found').fill('864-555-0142')
  await tap(page, 'Save the number')
  await expect(page.getByText('This is a number that didn’t work.')).toBeVisible()
  await page.getByLabel('Number that you found').fill('(864) 555-0177')
  await tap(page, 'Save the number')
  await expect(page.getByText(`${name} has a number again`)).toBeVisible()
  expect(await clinicBySlug(slug)).toMatchObject({ phone: '864-555-0177', verified: false })
  await page.getByRole('link', { name: /due for a call$/ }).tap()
  await expect(clinicHeading(page)).toHaveText(name)
  await expect(page.getByRole('link', { name: 'Call 864-555-0177' })).toBeVisible()
})

test('new weekly hours don’t leave the old hours in words behind', async ({
  page,
  makeDue,
  admin,
}) => {
  const [clinic] = await makeDue(1)
  await admin.patch(`/cms-api/clinics/${clinic?.id}`, {
    data: {
      openingHours: [{ day: 'monday', opens: '08:00', closes: '17:00' }],
      hoursOfOperation: 'Monday 8 to 5',
    },
  })
  await openQueue(page)
  await tap(page, 'Something changed')
  const question = page.getByText('Which are right?').first()
  await expect(question).toHaveCount(0)
  await page.getByLabel('Opens', { exact: false }).first().fill('9:00')
  await page.keyboard.press('Tab')
  await tap(page, 'Save and verify')
  await expect(page.getByText('Nothing has been saved yet. Check: Hours in words.')).toBeVisible()
  expect((await clinicBySlug(String(clinic?.slug))).hoursOfOperation).toBe('Monday 8 to 5')
  await tap(page, 'Keep the weekly hours, remove the words')
  await expect(page.getByLabel('Hours in words')).toHaveValue('')
  await tap(page, 'Save and verify')
  await expect(page.getByText('is corrected and verified.')).toBeVisible()
  expect(await clinicBySlug(String(clinic?.slug))).toMatchObject({
    hoursOfOperation: 'Mon 9\u00a0AM–5\u00a0PM',
    verified: true,
  })
})
