import { draftOf, expect, openPanel, save, saveStatus, test } from '../../support/panel-fixtures.ts'

test.use({ expectedErrors: [/status of 400/] })

test('weekly hours are typed as people write them, and doubtful ones are asked about', async ({
  page,
  clinic,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.getByRole('button', { name: 'Hours and appointments' }).click()
  const hours = page.getByRole('group', { name: 'Weekly hours' })
  const words = page.getByLabel('Hours in words (optional)')
  const [opens, closes] = [hours.getByLabel('Opens'), hours.getByLabel('Closes')]
  await words.fill('Mon 9-12')
  await expect(hours).toContainText('The hours in words say: Mon 9 AM–noon')
  await hours.getByRole('button', { name: 'Use these hours' }).click()
  await expect(hours).toContainText('Visitors see: Mon 9 AM–noon')
  await words.fill('')
  await hours.getByRole('button', { name: 'Remove the time for Monday' }).click()
  await hours.getByRole('button', { name: 'Add Monday to Friday' }).click()
  await expect(hours).toContainText('Visitors see: Mon–Fri 9 AM–5 PM')
  await closes.nth(4).fill('12:30 pm')
  await opens.nth(4).fill('8')
  await words.click()
  await expect(closes.nth(4)).toHaveValue('12:30')
  await expect(hours).toContainText('Mon–Thu 9 AM–5 PM, Fri 8 AM–12:30 PM')

  await words.fill('Tue 8-12')
  const doubt = hours.getByRole('alert')
  await expect(doubt).toContainText('Which are right?')
  await hours.getByRole('button', { name: 'Take the hours from the words' }).click()
  await expect(hours).toContainText('Visitors see: Tue 8 AM–noon')
  await expect(doubt).toHaveCount(0)

  await opens.fill('morning')
  await closes.focus()
  await expect(opens).toHaveAttribute('aria-invalid', 'true')
  const fault = hours.getByText('Enter a time, such as 09:00 or 17:30.')
  const whole = await fault.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
  expect(whole, 'the message is not cut off').toBe(true)
  await opens.fill('6 PM')
  await closes.fill('2 AM')
  await hours.getByLabel('Day', { exact: true }).focus()
  await expect(opens).toHaveAttribute('aria-invalid', 'false')
  await expect(doubt.filter({ hasText: 'Is it open overnight' })).toContainText(
    'It closes at 2:00 AM, before it opens at 6:00 PM. Is it open overnight, or is that a mistake?',
  )
  expect(await saveStatus(page, 'Publish changes')).toBe(400)
  await hours.getByRole('button', { name: 'These times are right' }).click()
  await hours.getByRole('button', { name: 'Keep the weekly hours, remove the words' }).click()
  await expect(words).toHaveValue('')
  await expect(doubt).toHaveCount(0)
  await save(page, 'Publish changes')
  const saved = await draftOf(page, clinic.id)
  expect(saved.openingHours).toMatchObject([{ day: 'tuesday', opens: '18:00', closes: '02:00' }])
  expect(saved.openingHours).toHaveLength(1)
  expect(saved.hoursOfOperation || null).toBeNull()
})
