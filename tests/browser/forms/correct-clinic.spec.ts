import { unbrokenTimes } from '../../../site/lib/unbroken-times.ts'
import { clinicLike, search } from '../../support/directory.ts'
import { sendButton } from '../../support/fill-forms.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const clinic = () => clinicLike(({ phone, hoursOfOperation }) => Boolean(phone && hoursOfOperation))

test('a clinic’s page leads to the form, which shows what the page says today', async ({
  page,
}) => {
  const { slug, name, phone, city, hoursOfOperation } = await clinic()
  await page.goto(`/services/${slug}`)
  await page.getByRole('link', { name: 'Tell us' }).click()
  await expect(page).toHaveURL(`/services/${slug}/correct`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is wrong?')
  await expect(page.getByRole('main')).toContainText(name)
  const facts = page.getByRole('group', { name: /^What is wrong or missing\?/ })
  await expect(facts.getByRole('checkbox')).toHaveCount(10)
  const row = (label: string) => facts.locator('label').filter({ hasText: new RegExp(`^${label}`) })
  await expect(row('Phone number')).toContainText(String(phone))
  await expect(row('Address')).toContainText(city)
  await expect(row('Hours')).toContainText(String(hoursOfOperation))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('what the clinic says only in English is marked so on a Spanish page', async ({ page }) => {
  const { clinics } = await search({ limit: '100', locale: 'es' })
  const found = clinics.find(({ inEnglish }) => inEnglish?.includes('hoursOfOperation'))
  const hours = unbrokenTimes(found?.hoursOfOperation ?? '')
  await page.goto(`/es/services/${found?.slug}/correct`)
  const row = page.locator('label').filter({ hasText: /^Horario/ })
  await expect(row.locator('[lang=en]')).toHaveText(hours)
  await expect(row).toContainText('(en inglés)')
  const phone = page.locator('label').filter({ hasText: /^Teléfono/ })
  await expect(phone.locator('[lang=en]')).toHaveCount(0)
})

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] })

  test('it is sent all the same, in Spanish too', async ({ page }) => {
    const { slug } = await clinic()
    await page.goto(`/es/services/${slug}/correct`)
    await page.getByRole('checkbox', { name: 'Cerró para siempre' }).check()
    await sendButton(page).click()
    await expect(page).toHaveURL(`/es/services/${slug}/correct?sent=true`)
    await expect(page.getByRole('status').filter({ hasText: 'Gracias' })).toContainText(
      'Vamos a llamar a la clínica.',
    )
  })

  test('it says what is missing, and keeps what was typed', async ({ page }) => {
    const { slug } = await clinic()
    await page.goto(`/services/${slug}/correct`)
    await page.getByLabel('What is right?').fill('Another number')
    await sendButton(page).click()
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await expect(summary.getByRole('link')).toHaveText(['Check what is wrong.'])
    await expect(page.getByLabel('What is right?')).toHaveValue('Another number')
  })
})

test.describe('for a clinic that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('the page says so', async ({ page }) => {
    const response = await page.goto('/services/no-such-clinic/correct')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Clinic Not Found' })).toBeVisible()
  })
})
