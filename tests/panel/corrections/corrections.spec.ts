import { correctionValues } from '../../support/corrections.ts'
import { fromOneSender } from '../../support/form-values.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { violations } from '../../support/violations.ts'

test('what visitors correct is shown where editors work, with who else says so, and settled at once', async ({
  page,
  clinic,
  request,
}) => {
  const send = async (more: object) => {
    const data = correctionValues(clinic.slug, more)
    expect((await request.post('/api/corrections', { data, headers: fromOneSender() })).ok()).toBe(
      true,
    )
  }
  await send({ text: `A bakery answers at ${clinic.name}.` })
  await send({ text: 'x'.repeat(300), topics: ['phone', 'hours'] })
  await openPanel(page, `collections/clinics/${clinic.id}`)
  const said = page.getByRole('region', { name: 'What visitors say is wrong' })
  await expect(said).toContainText('1 person')
  await expect(said).toContainText(`A bakery answers at ${clinic.name}.`)
  await page.goto(`/admin/verify?clinic=${clinic.id}`)
  await expect(page.getByRole('heading', { name: clinic.name })).toBeVisible()
  await expect(said).toContainText(`A bakery answers at ${clinic.name}.`)

  await openPanel(page, '')
  const today = page.getByRole('region', { name: 'What needs doing today' })
  await today.getByRole('link', { name: 'Corrections that visitors suggest' }).click()
  const rows = page.getByRole('row').filter({ hasText: clinic.name })
  await expect(rows).toHaveCount(2)
  await takesTyping(page)
  await rows.filter({ hasText: 'Phone, Hours' }).getByRole('link').first().click()
  const correction = page.getByRole('article', { name: 'Phone, Hours' })
  await expect(correction.getByRole('definition').first()).toHaveText(clinic.phone)
  const others = correction.getByRole('region', { name: 'Others who say so' })
  await expect(others).toContainText(`A bakery answers at ${clinic.name}.`)
  expect(await violations(page, { within: '.correction' })).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(correction.locator('.correction-text').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await correction.getByRole('button', { name: 'It was wrong, now corrected (all 2)' }).click()
  await expect(page.getByText('Marked as “corrected”, together with 1 more.')).toBeFocused()
  await expect(correction.getByRole('button', { name: 'Open again' })).toBeVisible()
})
