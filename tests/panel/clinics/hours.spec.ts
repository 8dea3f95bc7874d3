import { draftOf, expect, openPanel, pressUntil, save, test } from '../../support/panel-fixtures.ts'

test.use({ expectedErrors: [/status of 400/] })

test('times are typed as people write them, and shown as visitors will read them', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Hours and appointments' }).click()
  const hours = page.getByRole('group', { name: 'Weekly hours' })
  await hours.getByRole('button', { name: 'Add Monday to Friday' }).click()
  await expect(hours).toContainText('Visitors see: Mon–Fri 9 AM–5 PM')

  const closes = hours.getByLabel('Closes')
  await closes.nth(4).fill('12:30 pm')
  await hours.getByLabel('Opens').nth(4).fill('8')
  await page.getByLabel('Hours in words (optional)').click()
  await expect(closes.nth(4)).toHaveValue('12:30')
  await expect(hours).toContainText('Mon–Thu 9 AM–5 PM, Fri 8 AM–12:30 PM')

  await hours.getByRole('button', { name: 'Remove the time for Tuesday' }).click()
  await expect(closes).toHaveCount(4)
  await save(page, 'Publish changes')
  expect((await draftOf(page, clinic.id)).openingHours).toMatchObject([
    { day: 'monday', opens: '09:00', closes: '17:00' },
    { day: 'wednesday', opens: '09:00', closes: '17:00' },
    { day: 'thursday', opens: '09:00', closes: '17:00' },
    { day: 'friday', opens: '08:00', closes: '12:30' },
  ])
})

test('an invalid time is marked until it is fixed, and the message is never cut off', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Hours and appointments' }).click()
  const hours = page.getByRole('group', { name: 'Weekly hours' })
  await hours.getByRole('button', { name: 'Add a time' }).click()
  const opens = hours.getByLabel('Opens')
  await opens.fill('morning')
  await hours.getByLabel('Closes').focus()
  await expect(opens).toHaveAttribute('aria-invalid', 'true')
  const fault = hours.getByText('Enter a time, such as 09:00 or 17:30.')
  const whole = await fault.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  expect(whole).toBe(true)
  await opens.fill('8:30')
  await expect(fault).toHaveCount(0)
  await expect(opens).toHaveAttribute('aria-invalid', 'false')
})

test('a closing time before the opening time is asked about, and the answer is kept', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Hours and appointments' }).click()
  const hours = page.getByRole('group', { name: 'Weekly hours' })
  await hours.getByRole('button', { name: 'Add a time' }).click()
  await hours.getByLabel('Opens').fill('6 PM')
  await hours.getByLabel('Closes').fill('2 AM')
  await hours.getByLabel('Day', { exact: true }).focus()
  await expect(hours.getByRole('alert')).toContainText(
    'It closes at 2:00 AM, before it opens at 6:00 PM. Is it open overnight, or is that a mistake?',
  )
  await pressUntil(page.getByRole('button', { name: 'Publish changes' }), () =>
    expect(page.locator('.payload-toast-container')).toContainText(/invalid/i),
  )
  await hours.getByRole('button', { name: 'These times are right' }).click()
  await expect(hours.getByRole('alert')).toHaveCount(0)
  await save(page, 'Publish changes')
  expect((await draftOf(page, clinic.id)).openingHours).toMatchObject([
    { day: 'monday', opens: '18:00', closes: '02:00' },
  ])
  await page.reload()
  await page.getByRole('button', { name: 'Hours and appointments' }).click()
  await expect(hours).toContainText('Visitors see: Mon 6 PM–2 AM')
  await expect(hours.getByRole('alert')).toHaveCount(0)
})

test('hours in words that say something else are taken over or removed', async ({
  page,
  clinic,
}) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Hours and appointments' }).click()
  const hours = page.getByRole('group', { name: 'Weekly hours' })
  const words = page.getByLabel('Hours in words (optional)')
  await hours.getByRole('button', { name: 'Add Monday to Friday' }).click()
  await words.fill('Tue 8-12')
  await expect(hours.getByRole('alert')).toContainText('Which are right?')
  await pressUntil(page.getByRole('button', { name: 'Publish changes' }), () =>
    expect(page.locator('.payload-toast-container')).toContainText(/invalid/i),
  )
  await hours.getByRole('button', { name: 'Take the hours from the words' }).click()
  await expect(hours).toContainText('Visitors see: Tue 8 AM–noon')
  await expect(hours.getByRole('alert')).toHaveCount(0)
  await words.fill('Tue 9-12')
  await hours.getByRole('button', { name: 'Keep the weekly hours, remove the words' }).click()
  await expect(words).toHaveValue('')
  await save(page, 'Publish changes')
  const saved = await draftOf(page, clinic.id)
  expect(saved.openingHours).toMatchObject([{ day: 'tuesday', opens: '08:00', closes: '12:00' }])
  expect(saved.openingHours).toHaveLength(1)
  expect(saved.hoursOfOperation || null).toBeNull()
})
