import type { Page } from '@playwright/test'
import { draftOf, expect, openPanel, save, test } from '../../support/panel-fixtures.ts'

const question = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Has the clinic moved from 414 North St, Anderson' })

test('a new address is asked about, and a move is public', async ({ page, clinic }) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-address').fill('9 Main St')
  await question(page).getByRole('button', { name: 'It has moved' }).click()
  await expect(question(page)).toHaveCount(0)
  await save(page, 'Publish changes')
  const saved = await draftOf(page, clinic.id)
  expect(saved).toMatchObject({ address: '9 Main St', movedFrom: '414 North St, Anderson, 29621' })
  await page.goto(`/services/${clinic.slug}`)
  await expect(page.getByRole('main')).toContainText('This clinic moved here.')
})

test('a correction of the address is published without a move', async ({ page, clinic }) => {
  await openPanel(page, `collections/clinics/${clinic.id}`)
  await page.locator('#field-address').fill('414 North Street')
  await question(page).getByRole('button', { name: 'Only a correction' }).click()
  await expect(question(page)).toHaveCount(0)
  await save(page, 'Publish changes')
  const { address, movedFrom } = await draftOf(page, clinic.id)
  expect([address, movedFrom ?? null]).toEqual(['414 North Street', null])
})
