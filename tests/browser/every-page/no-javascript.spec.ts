import { details, NEAR_LOS_ANGELES, rows } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ showsMap: true, javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

// The tasks in ../tasks are done without scripts too.
test('without JavaScript the menu leads to clinics, lists go on, and what needs scripts says so', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByText('By State').click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^California/ }).click()
  await main.getByRole('link', { name: 'Load More' }).click()
  await expect(cards(page)).toHaveCount(40)
  await page.goto('/search?near=me')
  await expect(page.locator('noscript p')).toBeVisible()
  await page.goto('/resources/what-would-i-pay')
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show what is likely' })).toBeHidden()
})

test('without JavaScript the list stands in for the map, is narrowed with a button, and selects', async ({
  page,
}) => {
  await page.goto(NEAR_LOS_ANGELES)
  await expect(rows(page).first()).toBeInViewport()
  await rows(page).first().getByRole('link').first().click()
  await expect(details(page)).toBeVisible()
  await details(page).getByRole('link', { name: 'Close' }).click()
  await expect(details(page)).toHaveCount(0)
  await page.goto('/map')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('State').selectOption('CA')
  await page.getByText(/^More filters/).click()
  await page.getByRole('checkbox', { name: /^Free Clinics/ }).check()
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/state=CA.*isFree=true/)
  await expect(page.getByText('Filters (2)', { exact: true })).toBeVisible()
})
