import { clinicLike } from '../../support/directory.ts'
import { sendButton } from '../../support/fill-forms.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const clinic = () => clinicLike(({ phone, hoursOfOperation }) => Boolean(phone && hoursOfOperation))

test('several things can be wrong, and the sender reads what happens next', async ({ page }) => {
  const { slug } = await clinic()
  await page.goto(`/services/${slug}/correct`)
  await page.getByRole('checkbox', { name: /^Phone number/ }).check()
  await page.getByRole('checkbox', { name: 'It has moved' }).check()
  await page.getByLabel('What is right?').fill('They moved across the street.')
  await page.getByLabel('Your email address').fill('ana@example.org')
  const answered = page.waitForResponse('**/api/corrections**')
  await sendButton(page).click()
  const response = await answered
  expect(response.status()).toBe(201)
  expect(response.request().postDataJSON()).toMatchObject({
    clinic: slug,
    topics: ['phone', 'moved'],
    text: 'They moved across the street.',
    email: 'ana@example.org',
  })
  await expect(page.getByText('We will call the clinic to check.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Phone number/ })).not.toBeChecked()
})

test('it asks what is wrong before it sends anything', async ({ page }) => {
  const { slug } = await clinic()
  await page.goto(`/services/${slug}/correct`)
  await page.getByLabel('What is right?').fill('Everything.')
  await sendButton(page).click()
  const summary = page.getByRole('region', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Check what is wrong.' }).click()
  const first = page.getByRole('checkbox').first()
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Space')
  await page.getByLabel('What is right?').focus()
  await sendButton(page).press('Enter')
  await expect(page.getByText('We will call the clinic to check.')).toBeVisible()
})
