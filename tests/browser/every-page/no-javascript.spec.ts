import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ showsMap: true, javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

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

test('without JavaScript the menu leads to clinics by state and by service', async ({ page }) => {
  const choose = async (name: string) => {
    await page.goto('/')
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click()
  }
  const main = page.getByRole('main')
  await choose('By State')
  await main.getByRole('link', { name: /^California/ }).click()
  await main.getByRole('link', { name: 'Load More' }).click()
  await expect(cards(page)).toHaveCount(40)
  await choose('By Service')
  await main.getByRole('link', { name: /^Dental Care/ }).click()
  await main.getByRole('link', { name: 'View All States' }).click()
  await expect(page).toHaveURL('/browse/states')
})

test('without JavaScript a visitor reads a guide and the articles of one category', async ({
  page,
}) => {
  await page.goto('/resources')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Qualify for free care/ })
    .click()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Papers to bring' })
    .click()
  await expect(page.getByRole('heading', { name: 'Papers to bring' })).toBeInViewport()
  await page.goto('/resources/blog')
  await page.getByRole('link', { name: 'Chronic Care 7' }).click()
  await page.getByRole('link', { name: 'Read Full Article' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Living with diabetes on a tight budget',
  )
})

test('without JavaScript a visitor narrows the list beside the map', async ({ page }) => {
  await page.goto('/map')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('State').selectOption('SC')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/state=SC/)
  await expect(page.getByLabel('State')).toHaveValue('SC')
  await expect(page.getByText('Filters (1)')).toBeVisible()
})
