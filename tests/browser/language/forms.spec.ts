import { messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ expectedErrors: [/400|403/] })

test('a form sent from a Spanish page asks for an answer in Spanish', async ({ page }) => {
  await page.goto('/es/contact')
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/'),
  )
  const { name, email, subject, message } = messageValues()
  for (const [field, value] of Object.entries({ name, email, subject, message }))
    await page.locator(`form [name=${field}]`).fill(value)
  await page
    .locator('form')
    .filter({ has: page.locator('[name=message]') })
    .getByRole('button')
    .click()
  expect(new URL((await asked).url()).search).toBe('?locale=es')
})

test('without scripts, what is wrong with a form is said in Spanish', async ({ page }) => {
  const { name, email, subject, message } = messageValues()
  const form = { name, email, subject, message }
  const headers = { origin: 'https://other.example' }
  const refused = await page.request.post('/es/contact', { form, headers })
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain('Este formulario solo se puede enviar desde las páginas')
})
