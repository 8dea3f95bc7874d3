import { correctionValues } from '../../support/corrections.ts'
import { fromOneSender } from '../../support/form-values.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { violations } from '../../support/violations.ts'

test('a correction shows what the page says, who else says so, and is settled at once', async ({
  page,
  clinic,
  request,
}) => {
  const send = (more: object) =>
    request.post('/api/corrections', {
      data: correctionValues(clinic.slug, more),
      headers: fromOneSender(),
    })
  await send({ text: `A bakery answers at ${clinic.name}.` })
  await send({ text: 'Wrong number.', topics: ['phone', 'hours'] })
  await openPanel(page, '')
  const today = page.getByRole('region', { name: 'What needs doing today' })
  await today.getByRole('link', { name: 'Corrections that visitors suggest' }).click()
  const rows = page.getByRole('row').filter({ hasText: clinic.name })
  await expect(rows).toHaveCount(2)
  await rows.filter({ hasText: 'Phone, Hours' }).getByRole('link').first().click()
  const correction = page.getByRole('article', { name: 'Phone, Hours' })
  await expect(correction).toContainText('Wrong number.')
  await expect(correction.getByRole('definition').first()).toHaveText(clinic.phone)
  const others = correction.getByRole('region', { name: 'Others who say so' })
  await expect(others).toContainText(`A bakery answers at ${clinic.name}.`)
  expect(await violations(page, { within: '.correction' })).toEqual([])
  await correction.getByRole('button', { name: 'It was wrong, now corrected (all 2)' }).click()
  const told = page.getByText('Marked as “corrected”, together with 1 more.')
  await expect(told).toBeFocused()
  await expect(correction.getByRole('button', { name: 'Open again' })).toBeVisible()
})

test('what visitors say is beside the clinic’s form and its verification', async ({
  page,
  clinic,
  request,
}) => {
  const data = correctionValues(clinic.slug, { topics: ['moved'], text: 'Moved to Main St.' })
  await request.post('/api/corrections', { data, headers: fromOneSender() })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const said = page.getByRole('region', { name: 'What visitors say is wrong' })
  await expect(said).toContainText('It has moved')
  await expect(said).toContainText('1 person')
  await expect(said).toContainText('Moved to Main St.')
  await page.goto(`/admin/verify?clinic=${clinic.id}`)
  await expect(page.getByRole('heading', { name: clinic.name })).toBeVisible()
  await expect(said).toContainText('Moved to Main St.')
  await said.getByRole('link').click()
  await expect(page.getByRole('article', { name: 'It has moved' })).toBeVisible()
})

for (const width of [360, 1280]) {
  test(`a correction can be read at ${width} pixels`, async ({ page, clinic, request }) => {
    const data = correctionValues(clinic.slug, { text: 'x'.repeat(300) })
    await request.post('/api/corrections', { data, headers: fromOneSender() })
    await page.setViewportSize({ width, height: 740 })
    await openPanel(page, 'collections/corrections')
    await page.getByRole('row').filter({ hasText: clinic.name }).getByRole('link').first().click()
    await expect(page.locator('.correction-text')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
