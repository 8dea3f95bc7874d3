import { expect, test } from '../support/page-fixtures.ts'
import { cards } from '../support/page-parts.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test('without JavaScript a visitor finds a clinic and can call it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Location' }).fill('California')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page.getByRole('heading', { name: 'In California' })).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Load More Results' }).click()
  await expect(cards(page)).toHaveCount(40)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Low-Cost Clinics').check()
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/isLowCost=true/)
  const first = cards(page).first()
  const name = await first.getByRole('heading').textContent()
  await first.getByRole('link', { name: 'Details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(page.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:/)
})
