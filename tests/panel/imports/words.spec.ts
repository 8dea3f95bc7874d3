import { mark } from '../../support/form-values.ts'
import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { sendList } from '../../support/panel-imports.ts'
import { violations } from '../../support/violations.ts'

const COLUMNS = { name: 'Clinic', city: 'City', state: 'State', services: 'Services' }

test('a word that nobody knows is mapped in the review, and can be undone on its page', async ({
  page,
}) => {
  const source = `words-${mark()}`
  const word = `Dentall Care ${mark()}`
  const made = `Clouds ${mark()}`
  const rows = [1, 2].map((one) => `Cloudy ${source} ${one},Anderson,SC,"${word}, ${made}"\n`)
  const list = `Clinic,City,State,Services\n${rows.join('')}`
  const { id, address } = await sendList(page.request, list, source, COLUMNS)
  await openPanel(page, `collections/imports/${id}`)
  const words = page.getByRole('region', { name: 'Words we don’t know' })
  const item = words.getByRole('listitem').filter({ hasText: word })
  await expect(item).toContainText('Services · 2 clinics')
  await item.getByRole('button', { name: 'It means Dental Care' }).click()
  await expect(item).toBeHidden()
  await expect(page.getByText('Dental Care').first()).toBeVisible()
  const other = words.getByRole('listitem').filter({ hasText: made })
  await other.getByRole('button', { name: 'New entry…' }).click()
  await other.getByLabel('Name in Spanish').fill('Nubes')
  expect(await violations(page, { within: '.imp' })).toEqual([])
  await other.getByRole('button', { name: 'Add to the list' }).click()
  await expect(words).toBeHidden()
  await openPanel(page, 'collections/unknown-words')
  await page.getByRole('button', { name: /^Decided/ }).click()
  const decided = page.getByRole('listitem').filter({ hasText: word })
  await expect(decided).toContainText('It means Dental Care.')
  expect(await violations(page, { within: '.imp' })).toEqual([])
  await decided.getByRole('button', { name: 'Undo' }).click()
  await expect(decided).toBeHidden()
  await page.getByRole('button', { name: /^To decide/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: word })).toBeVisible()
  await page.request.post(`${address}/discard`, { data: {} })
})
